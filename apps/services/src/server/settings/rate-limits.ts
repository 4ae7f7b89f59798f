import * as v from 'valibot';
import type { Bounds, RateLimits } from '../../core/limits/registration-limits.ts';
import { count, part, toggle } from './readers.ts';

/** Reads bounds such as `10/60`. */
const bounds = (byDefault: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[1-9]\d{0,6}\/[1-9]\d{0,6}$/,
        `holds accepted and refused registrations such as ${byDefault}`,
      ),
      v.transform((text): Bounds => {
        const [accepted = 0, refused = 0] = text.split('/').map(Number);
        return { accepted, refused };
      }),
      v.metadata({ shape: 'accepted/refused registrations' }),
    ),
    byDefault,
  );

/** The settings of the rate limits. */
export const rateLimitSettings = part('Rate limits', {
  RATE_LIMITS: v.pipe(
    v.optional(toggle, 'on'),
    v.description('`off` lets the same sender register without a limit.'),
  ),
  RATE_LIMIT_SESSION: v.pipe(
    bounds('10/60'),
    v.description('Registrations that one session or account may send: accepted ones, and refused ones.'),
  ),
  RATE_LIMIT_ADDRESS: v.pipe(
    bounds('100/600'),
    v.description('The same for one IP address, or one IPv6 network.'),
  ),
  RATE_LIMIT_MINUTES: v.pipe(
    v.optional(count(1, 1440, 'minutes'), '10'),
    v.description('Time for which each registration counts.'),
  ),
});

/** Returns the limits, or `undefined` if every registration is admitted. */
export function rateLimitsOf(known: v.InferOutput<typeof rateLimitSettings>): RateLimits | undefined {
  if (!known.RATE_LIMITS) return undefined;
  return {
    perSession: known.RATE_LIMIT_SESSION,
    perAddress: known.RATE_LIMIT_ADDRESS,
    minutes: known.RATE_LIMIT_MINUTES,
  };
}
