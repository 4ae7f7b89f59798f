/**
 * `npm run test:all`: all that `npm test` samples, in full. Every combination where the tests take pairs, every story in
 * every condition and at every width, and as many generated texts, keys and registrations as `npm run properties` and
 * `npm run agreement` try. Takes hours.
 */
import { run as agreement } from './agreement.mjs';
import { run as matrix } from './matrix.mjs';
import { run as properties } from './properties.mjs';
import { everything } from './test.mjs';

/** @returns {Promise<number>} */
export const run = () =>
  everything({
    env: { TEST_COMBINATIONS: 'all' },
    pictures: [],
    more: [
      { title: 'Stories in every condition', work: () => matrix([]) },
      { title: 'Properties', work: () => properties([]) },
      { title: 'Agreement of page and server', work: () => agreement([]) },
    ],
  });
