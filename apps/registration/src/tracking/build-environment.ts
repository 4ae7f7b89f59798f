import type { Stage, TrackingEnvironment } from './environment.ts';

declare global {
  interface ImportMetaEnv {
    readonly TRACKING_ENVIRONMENT?: TrackingEnvironment;
    readonly TRACKING_STAGE?: Stage;
  }
}

/** What this build is for: `TRACKING_ENVIRONMENT` when it was made. */
export const environment = import.meta.env.TRACKING_ENVIRONMENT;

/** The same in the tracking library's words; without it the library goes by the page's address. */
export const stage = import.meta.env.TRACKING_STAGE;
