/** What a build may be for (Registration §9), and what the tracking library calls it. */
const stages = { dev: 'development', staging: 'staging', live: 'production' } as const;

/** What a build is for. */
export type TrackingEnvironment = keyof typeof stages;

/** What the tracking library calls it. */
export type Stage = (typeof stages)[TrackingEnvironment];

const isEnvironment = (setting: string): setting is TrackingEnvironment => Object.hasOwn(stages, setting);

/**
 * What the setting `TRACKING_ENVIRONMENT` says a build is for, as constants of the build; both are undefined where it is not set.
 *
 * @throws for any other word
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
