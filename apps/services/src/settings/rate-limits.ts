import * as v from 'valibot';

/** How many registrations of one sender are let in while they are accepted, and while they are refused. */
export interface Bounds {
  readonly accepted: number;
  readonly refused: number;
}

/** How often the same sender may register. */
export interface RateLimits {
  readonly perSession: Bounds;
  readonly perAddress: Bounds;
  /** For how long each one counts. */
  readonly minutes: number;
}

/** Reads bounds such as `10/60`. */
export const bounds = (byDefault: string) =>
  v.pipe(
    v.optional(v.string(), byDefault),
    v.regex(/^[1-9]\d{0,6}\/[1-9]\d{0,6}$/, `holds accepted and refused registrations such as ${byDefault}`),
    v.transform((text): Bounds => {
      const [accepted = 0, refused = 0] = text.split('/').map(Number);
      return { accepted, refused };
    }),
  );
