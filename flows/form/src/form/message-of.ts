import type { FormView } from '../engine/form-view.ts';
import type { Texts } from '../messages/create-texts.ts';

/**
 * The message of a whole form: an explicit one first, then that something is invalid, then the technical error
 * (Registration §4).
 */
export function messageOf({ problem, showsInvalid }: FormView, texts: Texts): string | undefined {
  const isTechnical = problem?.code === 'technicalError';
  if (problem && !(isTechnical && showsInvalid)) return texts.problem(problem);
  return showsInvalid ? texts.t('banner.invalidForm') : undefined;
}
