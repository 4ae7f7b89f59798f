import { Login } from '@crema/flow-account';
import { usePage } from '../page/page-context.tsx';
import { PageHeading } from '../page/page-heading.tsx';
import { accountActions } from '../routes/form-action.ts';
import { answerOf } from './account-answer.ts';

/** The log-in. After a new password or a log-out everywhere it says so. */
export function Screen() {
  const { texts, state } = usePage();
  const { parameter } = state;
  return (
    <Login
      texts={texts}
      after={parameter === 'renewed' || parameter === 'ended' ? parameter : undefined}
      answer={answerOf(state)}
      action={accountActions.login}
      register="/signup"
      heading={<PageHeading>{texts.t('page.loginPage.title')}</PageHeading>}
    />
  );
}
