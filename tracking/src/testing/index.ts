import '../api/window.ts';
import { listen } from './listen.ts';
import { createTracked } from './told.ts';
import type { Tracked } from './told.ts';

export type { Told, Tracked, Wanted } from './told.ts';

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
