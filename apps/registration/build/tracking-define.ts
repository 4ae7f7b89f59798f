import { readEnvironment } from '../src/tracking/environment.ts';

const { environment, stage } = readEnvironment(process.env['TRACKING_ENVIRONMENT']);

/** Defines the environment of the build for the sources. `src/tracking/build-environment.ts` reads it. */
export const trackingDefine = {
  'import.meta.env.TRACKING_ENVIRONMENT': JSON.stringify(environment) ?? 'undefined',
  'import.meta.env.TRACKING_STAGE': JSON.stringify(stage) ?? 'undefined',
};
