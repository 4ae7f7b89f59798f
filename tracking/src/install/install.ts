import type { CollectOnTrackApi } from '../api/api.ts';
import type { InstallOptions } from '../api/options.ts';
import { start } from './start.ts';

/** Begins to listen: what is posted from now on is kept for the library, whenever it is installed. */
export const begin = (): CollectOnTrackApi => start(() => import('./whole.ts'));

/**
 * Installs the library on the page and gives back its interface, which is also `window.collectOnTrackApi`. The page hears
 * of it by the event `collectOnTrackApi:ready`. What has to be there at once is small; the rest is fetched, and takes over what
 * has been asked and posted meanwhile. A second bundle of the library finds the first one and is refused. Throws nothing.
 *
 * @example
 * install({ site: 'de', queueBeforePageData: true });
 */
export const install = (options: InstallOptions = {}): CollectOnTrackApi => begin().install(options);
