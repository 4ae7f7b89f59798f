import type { CollectOnTrackApi } from '../api/api.ts';
import type { InstallOptions } from '../api/options.ts';
import { start } from './start.ts';

/** Starts listening. Messages from now on are kept until the library is installed. */
export const begin = (): CollectOnTrackApi => start(() => import('./whole.ts'));

/**
 * Installs the library on the page. Returns its interface, which is also `window.collectOnTrackApi`, and dispatches the event
 * `collectOnTrackApi:ready` on the window. The start is small. The rest is fetched, and handles the calls
 * and messages that the start has kept.
 * If another bundle of the library is on the page, the call is refused. Throws nothing.
 *
 * @example
 * install({ site: 'de', queueBeforePageData: true });
 */
export const install = (options: InstallOptions = {}): CollectOnTrackApi => begin().install(options);
