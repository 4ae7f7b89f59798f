import { Banner, Link } from '@crema/design-system';
import type { FormProblem } from '@crema/flow-domain';
import type { Texts } from '@crema/flow-form';

type Props = {
  texts: Texts;
  problem: Problem;
  /** Page on which the customer logs in again. */
  login: string;
};

/** Shows why a form could not be processed. A customer who is no longer logged in gets a link to the log-in. */
export function FormErrorBanner({ texts, problem, login }: Props) {
  return (
    <Banner tone="error">
      <span>{formErrorText(texts, problem)}</span>
      {problem.code === 'notLoggedIn' && (
        <>
          <span> </span>
          <Link href={login}>{texts.t('action.login')}</Link>
        </>
      )}
    </Banner>
  );
}

/** Why a form could not be processed, and for how many minutes. */
export interface Problem {
  readonly code: FormProblem;
  readonly minutes?: number | undefined;
}

/** Returns the text of a form error. If only another try can help, the text says so and gives no reason. */
export function formErrorText({ t }: Texts, { code, minutes = 0 }: Problem): string {
  if (code === 'notLoggedIn') return t('banner.notLoggedIn');
  return code === 'rateLimited' ? t('banner.rateLimited', { minutes }) : t('consents.failed');
}
