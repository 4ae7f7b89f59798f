import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import deDE from './de-DE.json' with { type: 'json' };

const root = new URL('../../../../', import.meta.url);
const sources = globSync('{design-system,flows,apps}/**/src/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/*.{test,stories,gen}.*', '**/{field,flow}-messages.ts'],
}).map((file) => readFileSync(new URL(file, root), 'utf8'));

/** Every text between quotes, and every name of a property. */
const words = new Set(
  sources.flatMap((source) =>
    Array.from(
      source.matchAll(/'(?<text>[^'\n]+)'|`(?<plain>[^`$\n]+)`|(?<name>\b\w+)(?=\??:)/g),
      ({ groups }) => groups?.['text'] ?? groups?.['plain'] ?? groups?.['name'] ?? '',
    ),
  ),
);

/** The text before and after the variable of every template that has one, such as `banner.${code}`. */
const templates = sources
  .flatMap((source) =>
    Array.from(source.matchAll(/`(?<before>[\w.]*)\$\{[^}`]*\}(?<after>[\w.]*)`/g), ({ groups }) => ({
      before: groups?.['before'] ?? '',
      after: groups?.['after'] ?? '',
    })),
  )
  .filter(({ before, after }) => before + after !== '');

/** Returns the words that templates would need in place of their variable to build a text. */
const variablesOf = (text: string): readonly string[] =>
  templates
    .filter(({ before, after }) => text.length > before.length + after.length)
    .filter(({ before, after }) => text.startsWith(before) && text.endsWith(after))
    .map(({ before, after }) => text.slice(before.length, text.length - after.length));

/** True if a source contains the text, or builds it from a word that it contains. */
const isWritten = (text: string): boolean =>
  words.has(text) || variablesOf(text).some((word) => words.has(word));

// The word in a key may be built, too, such as `streetIsRequired` in `error.${code}`.
const isUsed = (key: string): boolean => words.has(key) || variablesOf(key).some(isWritten);

/** Keys of the specification that no source contains word by word. */
const specified = [
  // Registration §5: the variants of a country without a known format.
  'error.postalCodeIsRequiredNoFormat',
  'error.postalCodeAndTownIsRequiredNoFormat',
  // Registration §5: the generic keys, for a field without a text of its own.
  'error.genericIsRequired',
  'error.genericMin',
  'error.genericMax',
  // Registration §2 and §8: the status lines of the error page.
  'errorPage.notFound',
  'errorPage.notFoundRoute',
  'errorPage.internal',
  'errorPage.unknownMiddleware',
];

test('every message is used by a source, or named by the specification', () => {
  expect(sources.length).toBeGreaterThan(700);
  expect(Object.keys(deDE).filter((key) => !isUsed(key))).toEqual(specified);
});
