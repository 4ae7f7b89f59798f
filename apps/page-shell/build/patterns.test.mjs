import { expect, test } from 'vitest';
import { anyOf, usedPatterns } from './patterns.mjs';

const ids = ['/shop/src/app.tsx', '/shop/src/screens/signup-screen.tsx?own=signup-screen'];

/** Runs the plugin on a build with these modules, and returns what it complains about. @param {RegExp[]} patterns */
function complaints(patterns) {
  /** @type {string[]} */
  const found = [];
  const build = {
    getModuleIds: () => ids.values(),
    error: (/** @type {string} */ text) => void found.push(text),
  };
  usedPatterns(patterns).generateBundle.call(build);
  return found;
}

test('a build whose patterns all match is made', () => {
  expect(complaints([/app\.tsx$/, /screens[\\/]signup/])).toEqual([]);
});

test('a build fails for a pattern that matches no module, and names it', () => {
  expect(complaints([/app\.tsx$/, /moved\.ts$/, /renamed\.ts$/])).toEqual([
    String.raw`No module matches /moved\.ts$/ or /renamed\.ts$/.`,
  ]);
});

test('patterns together match what one of them matches', () => {
  const pattern = anyOf([/app\.tsx$/, /^virtual:/]);
  expect(['/a/app.tsx', 'virtual:packs', '/a/other.ts'].map((id) => pattern.test(id))).toEqual([
    true,
    true,
    false,
  ]);
});
