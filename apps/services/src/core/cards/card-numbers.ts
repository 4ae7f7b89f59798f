import { randomInt } from 'node:crypto';

/**
 * Issues the numbers of loyalty cards. The default makes them here. A shop whose card system has numbers of its own replaces it.
 * A number is stored in the same statement as the registration, and is unique in the database.
 */
export interface CardNumbers {
  /**
   * Returns a number for a customer who has none. It is asked again for the same customer if a write is repeated, or if the number
   * is taken. A card system then returns another one only if the first is taken. For a known customer it is asked while the
   * customer is locked, so it has to answer within a second.
   * @returns digits and capital letters, which are fewest signs in a QR code
   */
  readonly issue: (loginId: string) => Promise<string>;
}

/** Returns the check digit of digits by Luhn's algorithm (ISO/IEC 7812-1), by which a till notices a wrong digit. */
function checkDigitOf(digits: string): number {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return (10 - (sum % 10)) % 10;
}

const digitsAlone = 14;

/**
 * Random numbers of 16 digits with a check digit, so that no one can find a customer's number by counting. They begin with 9, as no
 * payment card does. Otherwise filters of mails and logs would take them for one.
 */
export const randomCardNumbers: CardNumbers = {
  issue: async () => {
    const digits = `9${String(randomInt(10 ** digitsAlone)).padStart(digitsAlone, '0')}`;
    return `${digits}${checkDigitOf(digits)}`;
  },
};
