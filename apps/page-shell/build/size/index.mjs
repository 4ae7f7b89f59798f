export { foreignRows } from './foreign-rows.mjs';
export { pageRows } from './page-rows.mjs';
export { printRows } from './print-rows.mjs';
