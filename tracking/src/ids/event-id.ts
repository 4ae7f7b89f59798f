import type { Environment } from '../environment/environment.ts';
import type { Services } from '../extension/services.ts';

const characters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** The largest multiple of 36 that a byte can be below: what is at or above it would make some characters likelier. */
const fair = 252;

/** A unique id: the time in milliseconds and nine random characters, `1700000000000k3j9x0q2z` (Tracking §9). */
export function eventId(
  { now }: Pick<Environment, 'now'>,
  { randomBytes }: Pick<Services, 'randomBytes'>,
): string {
  let random = '';
  while (random.length < 9) {
    for (const byte of randomBytes(9 - random.length)) {
      if (byte < fair) random += characters.charAt(byte % characters.length);
    }
  }
  return `${now()}${random}`;
}
