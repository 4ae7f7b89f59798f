/**
 * `npm run test:quick`: checks types, lint, format and unused code, and runs the unit tests, which start no
 * server and no database.
 */
import { everything } from './test.mjs';

/** @returns {Promise<number>} */
export const run = () => everything({ parts: new Set(['unit']) });
