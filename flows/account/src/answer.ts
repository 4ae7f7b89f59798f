import type { FormProblem, Issue } from '@crema/flow-domain';
import type { Texts } from '@crema/flow-form';

/** The server's answer to a form that it shows again. */
export interface Answer {
  /** The e-mail address, as it was entered. */
  readonly email?: string | undefined;
  readonly issues?: readonly Issue[] | undefined;
  /** The reason of a refusal that no field has. */
  readonly problem?: FormProblem | undefined;
}

/** Returns the texts of the issues by the names of their fields. */
export const errorsOf = (texts: Texts, answer: Answer | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (answer?.issues ?? []).flatMap((issue) => (issue.field ? [[issue.field, texts.issue(issue)]] : [])),
  );

/** Returns the text of a refusal, with what the customer can do. */
export function problemText({ t }: Texts, problem: FormProblem): string {
  switch (problem) {
    case 'rateLimited':
      return t('banner.rateLimited', { minutes: 0 });
    case 'sessionExpired':
      return t('login.expired');
    case 'notLoggedIn':
      return t('ownAccount.loggedOut');
    default:
      return t('login.unavailable');
  }
}
