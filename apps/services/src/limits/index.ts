import type { RateLimits } from '../settings/rate-limits.ts';
import { databaseCounts, type Queried } from './counts.ts';
import { registrationLimits, type RegistrationLimits } from './registration-limits.ts';

export type { Challenge } from './challenge.ts';
export { noLimits, type RegistrationLimits, type Sender } from './registration-limits.ts';
export { createShowings } from './showings.ts';
export { networkOf, senderAddress } from './sender-address.ts';

/**
 * Limits whose counts every process shares by the database.
 * @param patience how long somebody who registers waits for them at the most, in milliseconds
 */
export function openLimits(db: Queried, limits: RateLimits, patience = 250): RegistrationLimits {
  const most = Math.max(...[limits.perSession, limits.perAddress].flatMap((each) => Object.values(each)));
  return registrationLimits(limits, databaseCounts(db, limits.minutes * 60, most, patience));
}
