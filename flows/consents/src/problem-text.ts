import type { FormProblem } from '@crema/flow-domain';
import type { Texts } from '@crema/flow-form';

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
