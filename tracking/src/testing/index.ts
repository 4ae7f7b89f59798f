import '../api/api.ts';
import { listen, createTracked } from './tracked.ts';
import type { Tracked } from './tracked.ts';

export type { Told, Tracked, Wanted } from './tracked.ts';

/**
 * Records what the library tells, in a test that runs in a page: Vitest's browser mode, or any other.
 *
 * @example
 * const tracked = recordTracking();
 * await userEvent.click(button);
 * expect(await tracked.next('sign_up')).toMatchObject({ method: 'webshop' });
 * tracked.stop();
 */
export function recordTracking(): Tracked & { readonly stop: () => void } {
  const { tell, ...tracked } = createTracked();
  return { ...tracked, stop: listen(tell) };
}
