import { sentence } from '../shared/sentence.mjs';
import { node } from '../shared/tool.mjs';
import { check } from '../tasks/check.mjs';
import { run as size } from '../tasks/size.mjs';
import { run as visual } from '../tasks/visual.mjs';
import { allTests } from './vitest.mjs';

/** Says each step on a line of its own. @param {string} text */
const news = (text) => console.log(`    ${text}`);

/**
 * The parts of `npm test` that are remembered: all but the build, which takes seconds and may have been replaced since. Each gives its exit code, or throws a sentence.
 */
export const works = {
  check: async () => {
    await check(news);
    return 0;
  },
  tests: allTests,
  pictures: () => visual(['--sample']),
  browsers: async () => (await node(['scripts/browsers.mjs'])).code,
  size: () => size([]),
};

/** @param {number} code @returns {void} @throws a sentence, unless the code is 0 */
export function demand(code) {
  if (code !== 0) throw sentence('the lines above say why');
}
