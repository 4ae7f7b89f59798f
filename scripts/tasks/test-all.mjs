/**
 * `npm run test:all`: all that `npm test` samples, in full. Every combination where the tests take pairs, every story in
 * every condition and at every width, and as many generated texts, keys, sequences of actions and registrations as
 * `npm run properties --prefix tests`, `npm run models --prefix tests` and `npm run agreement --prefix tests` try. Takes hours.
 */
import { run as agreement } from './agreement.mjs';
import { run as matrix } from './matrix.mjs';
import { run as models } from './models.mjs';
import { run as properties } from './properties.mjs';
import { everything } from './test.mjs';

/** @returns {Promise<number>} */
export const run = () =>
  everything({
    // The second one is for tests that run in a browser.
    env: { TEST_COMBINATIONS: 'all', VITE_TEST_COMBINATIONS: 'all' },
    pictures: [],
    more: [
      { title: 'Stories in every condition', work: () => matrix([]) },
      { title: 'Properties', work: () => properties([]) },
      { title: 'Sequences of actions on every form', work: () => models([]) },
      { title: 'Agreement of page and server', work: () => agreement([]) },
    ],
  });
