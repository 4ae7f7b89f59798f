import type { ServedForm } from './served-form.ts';
import type { Submission } from './submission.ts';

/**
 * The subscription that a form's page was opened for. A subscription needs an account, so a form that never asks for a
 * password takes none. The page and the server ask here, so that both plan the same form.
 * @param asked the `subscription` in the query of the page's address
 */
export function subscriptionOf(
  { flow, variant }: Pick<ServedForm, 'flow' | 'variant'>,
  asked: string | null | undefined,
): Submission['subscription'] {
  const hidden = variant.hidePassword === true && variant.passwordRequired !== true;
  const offered = (flow === 'standalone' || flow === 'checkout') && !hidden;
  return offered && asked?.toUpperCase() === 'COFFEE' ? 'COFFEE' : undefined;
}
