import type { Flow } from '../plan/form-plan.ts';
import type { FormVariant } from '../plan/plan-context.ts';
import type { Submission } from './submission.ts';

/**
 * Returns the subscription that a form's page was opened for. A subscription needs an account, so a form without a password has
 * none. Page and server both call this, so that both plan the same form.
 * @param asked the `subscription` in the query of the page's address
 */
export function subscriptionOf(
  { flow, variant }: { readonly flow: Flow; readonly variant: FormVariant },
  asked: string | null | undefined,
): Submission['subscription'] {
  const hidden = variant.hidePassword === true && variant.passwordRequired !== true;
  const offered = (flow === 'standalone' || flow === 'checkout') && !hidden;
  return offered && asked?.toUpperCase() === 'COFFEE' ? 'COFFEE' : undefined;
}
