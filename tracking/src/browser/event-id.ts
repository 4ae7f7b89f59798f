import type { PageWindow } from './page-window.ts';

/** The largest multiple of 36 that a byte can be below: what is at or above it would make some characters likelier. */
const fair = 252;

/** A unique id: the time in milliseconds and nine random characters, `1700000000000k3j9x0q2z` (Tracking §9). */
export function eventId({ Date, crypto }: Pick<PageWindow, 'Date' | 'crypto'>): string {
  let random = '';
  while (random.length < 9) {
    for (const byte of crypto.getRandomValues(new Uint8Array(9 - random.length))) {
      // As a digit of base 36, letters first.
      if (byte < fair) random += ((byte + 10) % 36).toString(36);
    }
  }
  return `${Date.now()}${random}`;
}
