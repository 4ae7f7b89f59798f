import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lettersOf } from '../../../../design-system/build/lib/font-letters.mjs';
import { localesOfFiles, textsOf } from '../../../../flows/domain/build/message-files.mjs';
import { exemplarLetters } from '../../../../flows/domain/test-support/exemplar-letters.ts';
import { needsLetters } from '../../test-support/needs-letters.ts';

const root = new URL('../../../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

/** Letters that stand in no font that is fetched: spaces and marks without a shape. */
const shapeless = /[\s\u00AD\u200B-\u200D\u2060]/u;

const faces = await Promise.all(
  Array.from(
    read('design-system/src/fonts/fonts.gen.css').matchAll(
      /font-family: '(\w+) [^}]*url\('\.\/([\w-]+)\.woff2'\)[^}]*unicode-range: ([^;]+);/g,
    ),
    async ([, family = '', file = '', range = '']) => ({
      family,
      file,
      range,
      letters: new Set(await lettersOf(readFileSync(new URL(`design-system/src/fonts/${file}.woff2`, root)))),
    }),
  ),
);

/** The letters of a text that a family has not, within all of its files or the named ones. */
const missing = (family: string, text: string, files?: RegExp) =>
  [...new Set(text)].filter(
    (letter) =>
      !shapeless.test(letter) &&
      !faces.some(
        (face) =>
          face.family === family &&
          (files?.test(face.file) ?? true) &&
          needsLetters(letter, face.range) &&
          face.letters.has(letter.codePointAt(0) ?? 0),
      ),
  );

const texts = Object.fromEntries(
  localesOfFiles().map((locale) => [
    locale,
    // Without the signs that ICU messages are written with.
    Object.values(textsOf(locale))
      .join(' ')
      .replaceAll(/[{}#=]/g, ''),
  ]),
);

/** The font parts that a page of a locale fetches: the letters all share, and those of its language. */
const filesOf: Readonly<Record<string, RegExp>> = {
  de: /-latin$/,
  fr: /-latin$/,
  cs: /-(latin|czech-slovak)$/,
  sk: /-(latin|czech-slovak)$/,
  pl: /-(latin|polish)$/,
  hu: /-(latin|hungarian-turkish)$/,
  tr: /-(latin|hungarian-turkish)$/,
};

const families = ['Figtree', 'Fraunces'];

test.each(Object.keys(texts))('the files a page of %s fetches have every letter of its texts', (locale) => {
  for (const family of families) {
    expect(missing(family, texts[locale] ?? '', filesOf[locale.slice(0, 2)])).toEqual([]);
  }
});

test('the consent documents and the brand have no letter that no font has', () => {
  const files = globSync('{flows/domain/src/documents,apps/registration/src/brand/crema}/*.ts', {
    cwd: root,
  });
  expect(files.length).toBeGreaterThan(9);
  for (const family of families) expect(missing(family, files.map(read).join('').normalize())).toEqual([]);
});

test.each(Object.entries(exemplarLetters))('names in %s are written in one font', (_, letters) => {
  for (const family of families) expect(missing(family, letters + letters.toUpperCase())).toEqual([]);
});

test('what is typed has all of Latin-1, and of Latin Extended-A what the address countries write', () => {
  const latin1 = Array.from({ length: 0x60 }, (_, at) => String.fromCodePoint(0xa0 + at)).join('');
  // The Baltic, Nordic, Croatian, Maltese and Romanian letters.
  const others = 'āčēģīķļņšūžėįųąęõåæøđðþćħġċżăâîșț';
  for (const family of families) {
    expect(missing(family, latin1 + others + others.toUpperCase())).toEqual([]);
  }
});
