import fc from 'fast-check';
import { beforeAll, test } from 'vitest';
import { loadCardAddress } from '../../flows/loyalty-card/src/index.ts';
import {
  loadCardChoice,
  loadCardLayout,
} from '../../flows/registration/src/standalone/card/load-card-choice.ts';
import { withRules } from '../../flows/loyalty-card/src/choice/index.ts';
import { actions } from './action.ts';
import { live } from './live.ts';
import { forms, sceneOf } from './scene.ts';

/**
 * The number of sequences for each form. The tests run a few fixed ones, so that a failure comes from the
 * present change. `npm run models --prefix tests` runs `VITE_MODEL_RUNS` new ones. `VITE_KEY_SEED` and
 * `VITE_MODEL_PATH`, which a failure prints, repeat a sequence.
 */
const { VITE_MODEL_RUNS: many = '5', VITE_KEY_SEED: seed = '1', VITE_MODEL_PATH: path } = import.meta.env;
const runs = { numRuns: Number(many), seed: Number(seed), ...(path ? { path, endOnFailure: true } : {}) };

// Loads everything first that a form waits for only a limited time.
beforeAll(() =>
  Promise.all([loadCardAddress, loadCardChoice, loadCardLayout].map((load) => withRules(load()))),
);

test.each(forms)(
  '%s: no action loses a value, submits twice or refuses without a message',
  async (form) => {
    await fc.assert(fc.asyncProperty(sceneOf(form), actions, live), runs);
  },
  60_000 + Number(many) * 5000,
);
