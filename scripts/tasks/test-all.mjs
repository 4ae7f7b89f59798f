/**
 * `npm run test:all`: runs everything of which `npm test` runs only a sample. It takes hours. It tries every
 * combination instead of pairs, and every story in every condition and at every width. It generates as many
 * texts, keys, sequences and registrations as `npm run properties --prefix tests`, `npm run models --prefix
 * tests` and `npm run agreement --prefix tests`.
 */
import { run as agreement } from './agreement.mjs';
import { run as matrix } from './matrix.mjs';
import { run as models } from './models.mjs';
import { run as properties } from './properties.mjs';
import { everything } from './test.mjs';

/** @returns {Promise<number>} */
export const run = () =>
  everything({
    // Tests in a browser read the second variable.
    env: { TEST_COMBINATIONS: 'all', VITE_TEST_COMBINATIONS: 'all' },
    pictures: [],
    more: [
      { title: 'Stories in every condition', work: () => matrix([]) },
      { title: 'Properties', work: () => properties([]) },
      { title: 'Sequences of actions on every form', work: () => models([]) },
      { title: 'Agreement of page and server', work: () => agreement([]) },
    ],
  });
