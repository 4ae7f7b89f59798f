import type { Site, SiteKey } from '@crema/flow-domain';
import { environment } from './build-environment.ts';
import type { TrackingEnvironment } from './environment.ts';
import type { Wired } from './wired.ts';

/** A copy of the tracking library that the app does not bring along. */
export interface TrackingLibrary {
  /** Address of its script. */
  readonly script: string;
  readonly wire: (site: Site<SiteKey>) => Promise<Wired>;
}

/**
 * The shop's own copy of the library, for `trackingLibrary` of a brand: scripts that put `collectOnTrackApi` on the page and
 * install it, by what a build may be for.
 *
 * @throws in a build whose `TRACKING_ENVIRONMENT` is not set: a page of a test must not be counted in the shop's figures
 */
export function shopLibrary(scripts: Readonly<Record<TrackingEnvironment, string>>): TrackingLibrary {
  if (!environment)
    throw new Error('TRACKING_ENVIRONMENT has to say which of the scripts of the shop is meant.');
  const script = scripts[environment];
  return {
    script,
    wire: async (site) => {
      const { openShopInterface, postMessages } = await import('./shop-interface.ts');
      await openShopInterface(script);
      return postMessages(site);
    },
  };
}
