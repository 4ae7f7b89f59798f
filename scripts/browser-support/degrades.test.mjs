/**
 * Lists every feature in our sources that the oldest supported browsers lack, and what those browsers show
 * instead (allowed.mjs). The check of the built app has its own list and accepts everything behind
 * `@supports`. This test does not.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { root } from '../shared/places.mjs';
import { enhancingSource, enhancingStyle } from './allowed.mjs';
import { newer, newerInScripts } from './newer.mjs';
import { written } from './styles.mjs';

/** Sources that run in a browser. The services do not. */
const folders = [
  'design-system/src',
  'flows/form/src',
  'flows/domain/src',
  'flows/address/src',
  'flows/registration/src',
  'flows/community/src',
  'flows/loyalty-card/src',
  'tracking/src',
  'apps/consent-banner/src',
  'apps/embed/src',
  'apps/page-calls/src',
  'apps/page-shell/src',
  'apps/registration/src',
];

/** doiuse finds this feature in the built app. In the sources this test looks for it itself. */
const media = { name: 'css-media-scripting', looks: /^@media .*\(scripting\b/ };

/** @param {string} css @returns {string[]} */
function newerStyles(css) {
  /** @type {string[]} */
  const found = [];
  postcss.parse(css).walk((node) => {
    for (const { name, looks } of [...newer, media]) if (looks.test(written(node))) found.push(name);
  });
  return found;
}

/** Removes comments, because they may name any feature. @param {string} code */
const withoutComments = (code) => code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** @param {string} code @returns {string[]} */
const newerCode = (code) =>
  newerInScripts.filter(({ looks }) => looks.test(withoutComments(code))).map(({ name }) => name);

const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(css|tsx?)$/.test(path) && !/\.(test|stories|bench)\.tsx?$/.test(path))
    .map((path) => join(root, folder, path)),
);

const found = new Set(
  sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return file.endsWith('.css') ? newerStyles(text) : newerCode(text);
  }),
);

/** @type {Readonly<Record<string, string>>} */
const degrades = { ...enhancingStyle, ...enhancingSource };

test('the list has every feature that is newer than the oldest browsers, with its fallback', () => {
  expect([...found].filter((name) => !degrades[name])).toEqual([]);
});

test('the list has no feature that the sources no longer use', () => {
  expect(Object.keys(enhancingSource).filter((name) => !found.has(name))).toEqual([]);
});

test.each([
  ['text-wrap', 'class', 'text-balance'],
  ['@starting-style', 'class', 'starting:opacity-0'],
  ['modulepreload', 'markup', '<link rel="modulepreload" href="/a.js">'],
  ['requestIdleCallback', 'script', "if ('requestIdleCallback' in window) work();"],
])('%s is found as a %s', (name, _, code) => {
  expect(newerCode(code)).toEqual([name]);
});

test.each([
  ['css-media-scripting', '@media (scripting: none) { a { top: 0 } }'],
  ['appearance: base-select', '@supports (a: b) { a { appearance: base-select } }'],
  ['text-wrap', 'a { text-wrap: balance }'],
  ['@starting-style', 'a { @starting-style { opacity: 0 } }'],
])('%s is found in styles', (name, css) => {
  expect(newerStyles(css)).toContain(name);
});
