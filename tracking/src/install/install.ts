import { browserEnvironment } from '../environment/browser-environment.ts';
import type { CollectOnTrackApi } from './api.ts';
import { createApi } from './create-api.ts';
import type { InstallOptions } from './options.ts';

/** An element whose id is the global's name would stand in its place; only a working interface counts. */
function present(): CollectOnTrackApi | undefined {
  const found = window.collectOnTrackApi;
  return typeof found?.install === 'function' ? found : undefined;
}

/**
 * Installs the library on the page and gives back its interface, which is also `window.collectOnTrackApi`. The page hears
 * of it by the event `collectOnTrackApi:ready`. A second bundle of the library finds the first one and is refused.
 *
 * @example
 * install({ site: 'de', queueBeforePageData: true });
 */
export function install(options: InstallOptions = {}): CollectOnTrackApi {
  const earlier = present();
  if (earlier) return earlier.install(options);
  const environment = browserEnvironment();
  const api = createApi(environment).install(options);
  window.collectOnTrackApi = api;
  environment.announce('collectOnTrackApi:ready', api.version);
  return api;
}
