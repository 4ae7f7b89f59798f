/** The environments that a build can be for (Registration §9), with the tracking library's names. */
const stages = { dev: 'development', staging: 'staging', live: 'production' } as const;

/** The environment that a build is for. */
export type TrackingEnvironment = keyof typeof stages;

/** The tracking library's name of an environment. */
export type Stage = (typeof stages)[TrackingEnvironment];

const isEnvironment = (setting: string): setting is TrackingEnvironment => Object.hasOwn(stages, setting);

/**
 * Returns the constants of a build for the setting `TRACKING_ENVIRONMENT`. Both are `undefined` if it is not set.
 *
 * @throws for an unknown environment
 */
export function readEnvironment(setting = ''): {
  readonly environment: TrackingEnvironment | undefined;
  readonly stage: Stage | undefined;
} {
  if (!setting) return { environment: undefined, stage: undefined };
  if (isEnvironment(setting)) return { environment: setting, stage: stages[setting] };
  const known = Object.keys(stages).join(', ');
  throw new Error(`TRACKING_ENVIRONMENT is '${setting}'; it has to be one of ${known}.`);
}
