import { readEnvironment } from '../src/tracking/environment.ts';

const { environment, stage } = readEnvironment(process.env['TRACKING_ENVIRONMENT']);

/** Tells sources what the build is for: `src/tracking/build-environment.ts` reads it. */
export const trackingDefine = {
  'import.meta.env.TRACKING_ENVIRONMENT': JSON.stringify(environment) ?? 'undefined',
  'import.meta.env.TRACKING_STAGE': JSON.stringify(stage) ?? 'undefined',
};
