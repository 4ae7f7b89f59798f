import { sentence } from '../shared/sentence.mjs';
import { node } from '../shared/tool.mjs';
import { check } from '../tasks/check.mjs';
import { run as size } from '../tasks/size.mjs';
import { run as visual } from '../tasks/visual.mjs';
import { allTests } from './vitest.mjs';

/** Prints each step on a line of its own. @param {string} text */
const news = (text) => console.log(`    ${text}`);

/**
 * The parts of `npm test` whose results are stored. The build is not among them, because it takes seconds and
 * its output may have been replaced. Each part returns its exit code or throws a sentence.
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
