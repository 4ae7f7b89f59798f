import { PasswordPages, type PasswordStep, passwordTitle } from '@crema/flow-account';
import { usePage } from '../page/page-context.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { accountActions } from '../routes/form-action.ts';
import type { PageState } from '../routes/page-state.ts';
import { answerOf } from './account-answer.ts';

/** Returns the step that a page shows. A link without its token is as good as an old one. */
function stepOf({ parameter, token }: PageState): PasswordStep {
  if (parameter === 'new') return token === undefined ? 'old' : 'new';
  return parameter === 'sent' || parameter === 'old' ? parameter : 'ask';
}

/** The steps to a new password. */
export function Screen() {
  const { texts, links, state } = usePage();
  const step = stepOf(state);
  return (
    <PasswordPages
      texts={texts}
      step={step}
      token={state.token}
      answer={answerOf(state)}
      actions={accountActions}
      shop={links.shop}
      heading={<PageHeading>{texts.t(passwordTitle(step))}</PageHeading>}
    />
  );
}
