/**
 * `npm run test:quick`: types, lint, format, unused code, and the unit tests, which start no server and no database.
 */
import { everything } from './test.mjs';

/** @returns {Promise<number>} */
export const run = () => everything({ parts: new Set(['unit']) });
