import { Banner, Link } from '@crema/design-system';
import type { Texts } from '@crema/flow-form';
import { type Problem, problemText } from './problem-text.ts';

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
