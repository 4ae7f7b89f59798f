import * as v from 'valibot';
import type { Bounds, RateLimits } from '../../core/limits/registration-limits.ts';
import { count, part, toggle } from './readers.ts';

/** Reads bounds such as `10/60`. */
const bounds = (byDefault: string, things = 'registrations') =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,6}\/[1-9]\d{0,6}$/, `holds accepted and refused ${things} such as ${byDefault}`),
      v.transform((text): Bounds => {
        const [accepted = 0, refused = 0] = text.split('/').map(Number);
        return { accepted, refused };
      }),
      v.metadata({ shape: `accepted/refused ${things}` }),
    ),
    byDefault,
  );

/** The settings of the rate limits. */
export const rateLimitSettings = part('Rate limits', {
  RATE_LIMITS: v.pipe(
    v.optional(toggle, 'on'),
    v.description('`off` lets the same sender register, and send events, without a limit.'),
  ),
  RATE_LIMIT_SESSION: v.pipe(
    bounds('10/60'),
    v.description('Registrations that one session or account may send: accepted ones, and refused ones.'),
  ),
  RATE_LIMIT_ADDRESS: v.pipe(
    bounds('100/600'),
    v.description('The same for one IP address, or one IPv6 network.'),
  ),
  EVENT_LIMIT_SESSION: v.pipe(
    bounds('1000/100', 'events'),
    v.description('Events of tracking that one session may send: stored ones, and refused ones.'),
  ),
  EVENT_LIMIT_ADDRESS: v.pipe(
    bounds('20000/2000', 'events'),
    v.description('The same for one IP address, or one IPv6 network.'),
  ),
  RATE_LIMIT_MINUTES: v.pipe(
    v.optional(count(1, 1440, 'minutes'), '10'),
    v.description('Time for which each registration and each event counts.'),
  ),
});

/** Returns the limits of registrations or of events, or `undefined` if all of them are admitted. */
export function limitsOf(
  known: v.InferOutput<typeof rateLimitSettings>,
  things: 'RATE' | 'EVENT',
): RateLimits | undefined {
  if (!known.RATE_LIMITS) return undefined;
  return {
    perSession: known[`${things}_LIMIT_SESSION`],
    perAddress: known[`${things}_LIMIT_ADDRESS`],
    minutes: known.RATE_LIMIT_MINUTES,
  };
}
