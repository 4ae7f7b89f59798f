import { Confirmation, type ConfirmationState } from '@crema/flow-consents';
import { usePage } from '../page/page-context.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { confirmActions } from '../routes/form-action.ts';

const states: Readonly<Record<string, ConfirmationState>> = { done: 'done', old: 'old', unknown: 'unknown' };

/** The page of a link that confirms an e-mail address. Without a token it says that the mail is on its way. */
export function Screen() {
  const { texts, links, state } = usePage();
  const { parameter = '', token } = state;
  const shown = states[parameter] ?? (token === undefined ? 'sent' : 'ask');
  return (
    <Confirmation
      texts={texts}
      state={shown}
      token={token}
      actions={confirmActions}
      shop={links.shop}
      heading={<PageHeading>{texts.t(`confirm.${shown}.title`)}</PageHeading>}
    />
  );
}
