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
 * How many sequences happen to each form: few in the tests, always the same, or a change would be blamed for what another
 * brought; `VITE_MODEL_RUNS` new ones in `npm run models --prefix tests`. `VITE_KEY_SEED` and `VITE_MODEL_PATH`, which a failure tells, let
 * the same ones happen again.
 */
const { VITE_MODEL_RUNS: many = '5', VITE_KEY_SEED: seed = '1', VITE_MODEL_PATH: path } = import.meta.env;
const runs = { numRuns: Number(many), seed: Number(seed), ...(path ? { path, endOnFailure: true } : {}) };

// What a form waits for but so long is fetched before.
beforeAll(() =>
  Promise.all([loadCardAddress, loadCardChoice, loadCardLayout].map((load) => withRules(load()))),
);

test.each(forms)(
  '%s: whatever happens, nothing is lost, sent twice or refused in silence',
  async (form) => {
    await fc.assert(fc.asyncProperty(sceneOf(form), actions, live), runs);
  },
  60_000 + Number(many) * 5000,
);
