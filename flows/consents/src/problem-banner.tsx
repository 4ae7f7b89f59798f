import { Banner, Link } from '@crema/design-system';
import type { FormProblem } from '@crema/flow-domain';
import type { Texts } from '@crema/flow-form';

type Props = {
  texts: Texts;
  problem: Problem;
  /** Where somebody logs in again. */
  login: string;
};

/** Says why something could not be done, with the way on for who has to log in again. */
export function ProblemBanner({ texts, problem, login }: Props) {
  return (
    <Banner tone="error">
      <span>{problemText(texts, problem)}</span>
      {problem.code === 'notLoggedIn' && (
        <>
          <span> </span>
          <Link href={login}>{texts.t('action.login')}</Link>
        </>
      )}
    </Banner>
  );
}

/** Why something could not be done, and for how long. */
export interface Problem {
  readonly code: FormProblem;
  readonly minutes?: number | undefined;
}

/** What to tell a customer about a problem. Where nothing but another try helps, that is said, whatever the reason. */
export function problemText({ t }: Texts, { code, minutes = 0 }: Problem): string {
  if (code === 'notLoggedIn') return t('banner.notLoggedIn');
  return code === 'rateLimited' ? t('banner.rateLimited', { minutes }) : t('consents.failed');
}
