/** The length after which a text says the same again; its own where it never does. */
function periodOf(text: string): number {
  return (text + text).indexOf(text, 1);
}

/** How many bits chance has put into a text at the least, if each sign was drawn as often as it stands there. */
function bitsOf(text: string): number {
  const signs = Array.from(text);
  const counts = new Map<string, number>();
  for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits + count * Math.log2(signs.length / count), 0);
}

/** By how much each sign differs from the one before: a keyboard's or an alphabet's row has few different steps. */
function stepsOf(text: string): ReadonlySet<number> {
  const codes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
  return new Set(codes.slice(1).map((code, place) => code - (codes[place] ?? 0)));
}

/**
 * Whether a secret can have been drawn by chance. A letter over and over, a word repeated and a row of the alphabet are long enough
 * and guessed at once. 32 hexadecimal digits drawn by chance have more than 80 bits by this measure, and eight different steps.
 */
export function isStrongSecret(secret: string): boolean {
  return bitsOf(secret) >= 80 && stepsOf(secret).size >= 8 && periodOf(secret) > secret.length / 2;
}
