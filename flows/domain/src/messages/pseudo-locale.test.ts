import { expect, test } from 'vitest';
import { argumentsOf } from '../../build/icu.mjs';
import { pseudo } from '../../build/pseudo-locale.mjs';
import deDE from './de-DE.json' with { type: 'json' };

test('the pseudo-locale says every text longer by two fifths, in brackets, with the same arguments', () => {
  for (const [key, text] of Object.entries(deDE)) {
    const said = pseudo(text);
    expect([key, [...argumentsOf(said)]]).toEqual([key, [...argumentsOf(text)]]);
    expect(said).toMatch(/^⟦.*⟧$/u);
    // Arguments have no length of their own.
    if (argumentsOf(text).size === 0) expect(said.length).toBeGreaterThanOrEqual(text.length * 1.4);
  }
});

test('it accents letters and leaves arguments alone', () => {
  expect(pseudo('Hallo {name}')).toBe('⟦Hállô {name} ~~~~~~⟧');
  expect(pseudo('{count, plural, one {# Zeichen} other {# Zeichen}}')).toContain('{# Zêïçhêñ ~~~~~~}');
});
