import '../api/api.ts';
import { createTracked, listen } from './tracked.ts';
import type { Tracked } from './tracked.ts';

export type { Told, Tracked, Wanted } from './tracked.ts';

/**
 * Records what the library sends, in a test that runs in a page, such as Vitest's browser mode.
 *
 * @example
 * const tracked = recordTracking();
 * await userEvent.click(button);
 * expect(await tracked.next('sign_up')).toMatchObject({ method: 'webshop' });
 * tracked.stop();
 */
export function recordTracking(): Tracked & { readonly stop: () => void } {
  const { add, ...tracked } = createTracked();
  return { ...tracked, stop: listen(add) };
}
