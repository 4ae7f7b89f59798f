import { describe, expect, test } from 'vitest';
import { collect } from './browser-support/collect.mjs';
import { unsupportedScripts } from './browser-support/scripts.mjs';
import { unsupportedStyles } from './browser-support/styles.mjs';
import { folderWith } from './testing/folder.mjs';
import { program } from './testing/program.mjs';

const browsers = 'Chrome >= 111, Firefox >= 128, Safari >= 16.4';

/** @param {Record<string, string>} files */
async function wrong(files) {
  const { scripts, styles } = collect([folderWith(files)]);
  return [...(await unsupportedScripts(scripts, browsers)), ...(await unsupportedStyles(styles, browsers))];
}

const look = (/** @type {Record<string, string>} */ files) =>
  program(['scripts/browsers.mjs', folderWith(files)]);

describe('the built app fits the supported browsers', () => {
  test('features that all browsers have pass, and the output names the browsers', async () => {
    const { code, stdout } = await look({
      'assets/a.js': 'export const a = (b) => b?.c ?? [1].at(-1);',
      'assets/a.css': '.a:has(b) { inset: 0; color: color-mix(in oklab, red, blue) }',
    });
    expect(stdout).toMatch(/^1 scripts and 1 styles fit Chrome >= 111, Firefox >= 128, Safari >= 16\.4\n$/);
    expect(code).toBe(0);
  });

  test.each([
    ['syntax', 'a.js', 'using x = y;', /a\.js.*Unexpected token/],
    [
      'a regular expression flag',
      'a.js',
      'export const a = /[\\p{L}--[a-z]]/v;',
      /Invalid regular expression flag/,
    ],
    [
      'a built-in function',
      'a.js',
      'export const a = Object.groupBy([], String);',
      /ObjectGroupBy .*chrome 111/,
    ],
    ['a script in a page', 'a.html', '<script>using x = y;</script>', /a\.html.*script/],
    ['a rule in a rule', 'a.css', '.a { .b & { color: red } }', /css-nesting/],
    [
      'a young property',
      'a.css',
      '.a { field-sizing: content }',
      /"field-sizing: content" needs field-sizing/,
    ],
    ['a young function', 'a.css', '.a { color: light-dark(red, blue) }', /needs light-dark\(\)/],
    ['a style in a page', 'a.html', '<style>@scope (.a) { b { top: 0 } }</style>', /a\.html style 1.*@scope/],
  ])('%s that one of them lacks is found', async (_, file, text, words) => {
    expect((await wrong({ [file]: text })).join('\n')).toMatch(words);
  });

  test('a new property may be used behind @supports', async () => {
    const css = '@supports (field-sizing: content) { .a { field-sizing: content } }';
    expect(await wrong({ 'a.css': css })).toEqual([]);
  });

  test('data in a page is not a script', () => {
    const page = '<script type="application/json">{"using x": 1}</script><script>let a</script>';
    expect(collect([folderWith({ 'a.html': page })]).scripts.map(({ text }) => text)).toEqual(['let a']);
  });

  test('a fault is printed and fails', async () => {
    const { code, stderr } = await look({ 'a.css': '.a { field-sizing: content }' });
    expect(stderr).toMatch(/^a\.css: .*\nNot every browser of \.browserslistrc understands this\.\n$/);
    expect(code).toBe(1);
  });

  test('a folder with nothing to check fails', async () => {
    const { code, stderr } = await look({ 'readme.txt': '' });
    expect(stderr).toMatch(/^There is no script and no style in /);
    expect(code).toBe(1);
  });
});
