import * as v from 'valibot';

/** Returns the length after which a text repeats itself, or its own length if it never does. */
function periodOf(text: string): number {
  return (text + text).indexOf(text, 1);
}

/** Estimates the random bits in a text, as if each sign was drawn as often as the text contains it. */
function bitsOf(text: string): number {
  const signs = Array.from(text);
  const counts = new Map<string, number>();
  for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits + count * Math.log2(signs.length / count), 0);
}

/** Returns the differences between neighbouring signs. A row of a keyboard or of the alphabet has few different ones. */
function stepsOf(text: string): ReadonlySet<number> {
  const codes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
  return new Set(codes.slice(1).map((code, place) => code - (codes[place] ?? 0)));
}

/**
 * Returns true if a secret can be random. A repeated letter, a repeated word and a row of the alphabet are long enough, but easy to
 * guess. 32 random hexadecimal digits have more than 80 bits by this measure, and eight different steps.
 */
export function isStrongSecret(secret: string): boolean {
  return bitsOf(secret) >= 80 && stepsOf(secret).size >= 8 && periodOf(secret) > secret.length / 2;
}

/** Reads a secret of at least 32 characters that cannot be guessed. */
export const strongSecret = v.pipe(
  v.string(),
  v.minLength(32, 'has at least 32 characters'),
  v.check(isStrongSecret, 'can be guessed; have one drawn by chance: openssl rand -base64 32'),
);
