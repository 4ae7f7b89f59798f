import { describe, expect, it } from 'vitest';
import { randomCardNumbers } from './card-numbers.ts';
import { digitalCard } from './digital-card.ts';

/** Returns true if the check digit of a number is right, by the table of ISO/IEC 7812-1, annex B. */
function isRight(number: string): boolean {
  const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
  const sum = Array.from(number).reduce(
    (total, digit, place) =>
      total + ((number.length - place) % 2 === 0 ? (doubled[Number(digit)] ?? 0) : Number(digit)),
    0,
  );
  return sum % 10 === 0;
}

describe('the number of a card', () => {
  it('has sixteen digits, with a check digit, and none is that of another card', async () => {
    const numbers = await Promise.all(Array.from({ length: 500 }, () => randomCardNumbers.issue('')));
    expect(numbers.filter((number) => !/^9\d{15}$/.test(number) || !isRight(number))).toEqual([]);
    expect(new Set(numbers).size).toBe(500);
    // Proves that the rule of this test refuses a wrong digit.
    expect(isRight('9000000000000002')).toBe(false);
    expect(isRight('4111111111111111')).toBe(true);
  });

  it('is drawn as the smallest code', () => {
    const { size, code, number } = digitalCard('9123456789012344');
    expect([size, number]).toEqual([21, '9123456789012344']);
    expect(code).toMatch(/^[MLZ\d ]+$/);
  });
});
