/**
 * Type-checks the examples in the documentation:
 *
 *   node design-system/build/check-examples.mjs [names]     all pages, or those named, like `text-field theming`
 */
import { checkExamples } from './docs/examples.mjs';
import { readPages } from './docs/pages.mjs';

const wanted = process.argv.slice(2);
const pages = readPages(new URL('../', import.meta.url));
const { examples, faults } = await checkExamples(
  pages.filter(({ name }) => wanted.length === 0 || wanted.includes(name)),
);
console.log(faults || `${examples} examples are well typed`);
if (faults) process.exitCode = 1;
