import type { Stage, TrackingEnvironment } from './environment.ts';

declare global {
  interface ImportMetaEnv {
    readonly TRACKING_ENVIRONMENT?: TrackingEnvironment;
    readonly TRACKING_STAGE?: Stage;
  }
}

/** The environment of this build: the value of `TRACKING_ENVIRONMENT` when it was made. */
export const environment = import.meta.env.TRACKING_ENVIRONMENT;

/** The tracking library's name of it. Without one, the library uses the page's address. */
export const stage = import.meta.env.TRACKING_STAGE;
