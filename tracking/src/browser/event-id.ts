import type { PageWindow } from './page-window.ts';

/** The largest multiple of 36 that fits in a byte. Larger bytes are skipped, because they would make some characters more likely. */
const fair = 252;

/** Returns a unique id: the time in milliseconds and nine random characters, `1700000000000k3j9x0q2z` (Tracking §9). */
export function eventId({ Date, crypto }: Pick<PageWindow, 'Date' | 'crypto'>): string {
  let random = '';
  while (random.length < 9) {
    for (const byte of crypto.getRandomValues(new Uint8Array(9 - random.length))) {
      // A digit of base 36, letters first.
      if (byte < fair) random += ((byte + 10) % 36).toString(36);
    }
  }
  return `${Date.now()}${random}`;
}
