import { Account } from '@crema/flow-account';
import { forgetDrafts } from '../page/forget-drafts.ts';
import { loginLink } from '../page/login-link.ts';
import { usePage } from '../page/page-context.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { accountActions } from '../routes/form-action.ts';
import { answerOf } from './account-answer.ts';

/** The password and the sessions of a customer. Leads any other visitor to the log-in. */
export function Screen() {
  const { texts, links, state } = usePage();
  return (
    <Account
      texts={texts}
      sessions={state.customer && (state.sessions ?? [])}
      isChanged={state.parameter === 'changed' && !state.form}
      answer={answerOf(state)}
      actions={accountActions}
      links={{ login: loginLink(links.login, '/account'), consents: '/consents' }}
      heading={<PageHeading>{texts.t('page.accountPage.title')}</PageHeading>}
      onLogOut={forgetDrafts}
    />
  );
}
