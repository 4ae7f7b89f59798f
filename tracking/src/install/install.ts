import type { CollectOnTrackApi } from '../api/api.ts';
import { createApi } from './create-api.ts';
import { fetchPart } from './parts.ts';
import type { InstallOptions } from '../api/options.ts';

/**
 * Installs the library on the page and gives back its interface, which is also `window.collectOnTrackApi`. The page hears
 * of it by the event `collectOnTrackApi:ready`. A second bundle of the library finds the first one and is refused. An
 * address with `#inspect-tracking` opens the inspector.
 *
 * @example
 * install({ site: 'de', queueBeforePageData: true });
 */
export function install(options: InstallOptions = {}): CollectOnTrackApi {
  const { collectOnTrackApi: earlier } = window;
  // An element whose id is the global's name would stand in its place; only a working interface counts.
  if (typeof earlier?.install === 'function') return earlier.install(options);
  const api = createApi(window, fetchPart).install(options);
  window.collectOnTrackApi = api;
  window.dispatchEvent(new CustomEvent('collectOnTrackApi:ready', { detail: api.version }));
  if (location.hash === '#inspect-tracking') api.inspect();
  return api;
}
