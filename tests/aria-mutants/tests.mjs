/** Runs the tests that reach a mutant, until one fails. */
import { join, relative } from 'node:path';
import process from 'node:process';
import { createVitest } from 'vitest/node';
import { root } from '../../scripts/shared/places.mjs';

/** @typedef {{ project: string, file: string, id: string, name: string, duration: number, reached: ReadonlySet<string> }} Test */
/** @typedef {import('./stories.mjs').Noticed} Noticed */
/** @typedef {import('vitest/node').TestSpecification} Specification */

/** How many tests run for a mutant before all others do, the ones of its own folder first. */
const ROUNDS = [30, 200, Number.POSITIVE_INFINITY];

/** The time that a test has, as in vitest.config.ts, and that a fast test takes at most without a mutant. */
const PATIENT_MS = 60_000;
const FAST_MS = 4000;

/** The tests of plain functions render nothing. */
const rendersIn = (/** @type {string} */ project, /** @type {string} */ file) =>
  project !== 'unit' || file.endsWith('.test.tsx') || file.startsWith('design-system/');

/** @param {string} one @param {string} other @returns {number} of folders that two files share */
function shared(one, other) {
  const [mine, theirs] = [one.split('/'), other.split('/')];
  const at = mine.findIndex((part, index) => part !== theirs[index]);
  return at === -1 ? mine.length : at;
}

/**
 * Returns the tests that reach a mutant, the nearest and then the fastest first.
 * @param {string} mutant
 * @param {boolean} isConstant true if only the first test that loads the module reaches it; then every test counts that reaches
 *   another mutant of the same file
 * @param {readonly Test[]} tests
 * @returns {Test[]}
 */
export function testsFor(mutant, isConstant, tests) {
  const [file = ''] = mutant.split(':');
  return tests
    .filter(({ reached }) =>
      isConstant ? Array.from(reached).some((other) => other.startsWith(`${file}:`)) : reached.has(mutant),
    )
    .toSorted((a, b) => shared(b.file, file) - shared(a.file, file) || a.duration - b.duration);
}

export async function openTests() {
  // Storybook's plugin does nothing outside of Vitest's own command.
  process.env['VITEST'] = 'true';
  /** @type {import('vitest/node').TestCase[]} */
  let ran = [];
  const vitest = await createVitest('test', {
    config: join(import.meta.dirname, 'vitest.config.ts'),
    root,
    watch: false,
    // Vitest's own list of results keeps those of earlier runs.
    reporters: [{ onTestCaseResult: (test) => void ran.push(test) }],
    silent: true,
  });

  /** @param {string} mutant @param {Specification[]} specifications @param {{ bail: number, testTimeout: number }} limits */
  const run = async (mutant, specifications, limits) => {
    ran = [];
    vitest.provide('ariaMutant', mutant);
    for (const project of vitest.projects) Object.assign(project.config, limits);
    await vitest.runTestSpecifications(specifications);
    return ran;
  };

  return {
    /** Runs all tests without a mutant. @returns {Promise<{ tests: Test[], failed: string[] }>} those that pass, and the others */
    async reach() {
      const all = (await vitest.globTestSpecifications()).filter(({ project, moduleId }) =>
        rendersIn(project.name, relative(root, moduleId)),
      );
      /** @type {Test[]} */
      const tests = [];
      /** @type {string[]} */
      const failed = [];
      for (const test of await run('', all, { bail: 0, testTimeout: PATIENT_MS })) {
        const file = relative(root, test.module.moduleId);
        if (test.result().state === 'failed') failed.push(`${file}: ${test.fullName}`);
        if (test.result().state !== 'passed') continue;
        const { duration = 0 } = test.diagnostic() ?? {};
        const reached = new Set(test.meta().ariaMutants ?? []);
        tests.push({ project: test.project.name, file, id: test.id, name: test.fullName, duration, reached });
      }
      return { tests, failed };
    },

    /**
     * @param {string} mutant
     * @param {readonly Test[]} known the tests that reach it
     * @returns {Promise<Noticed | undefined>}
     */
    async tryOne(mutant, known) {
      let from = 0;
      for (const size of ROUNDS) {
        const round = known.slice(from, from + size);
        from += round.length;
        if (round.length === 0) return undefined;
        const specifications = Array.from(
          Map.groupBy(round, ({ project, file }) => `${project}\n${file}`).values(),
        ).flatMap((some) => {
          const [first] = some;
          const project = vitest.projects.find(({ name }) => name === first?.project);
          if (!first || !project) return [];
          return project.createSpecification(join(root, first.file), { testIds: some.map(({ id }) => id) });
        });
        const isFast = round.every(({ duration }) => duration < FAST_MS);
        const limits = { bail: 1, testTimeout: isFast ? PATIENT_MS / 3 : PATIENT_MS };
        const failed = (await run(mutant, specifications, limits)).find(
          (test) => test.result().state === 'failed',
        );
        if (!failed) continue;
        return {
          by: failed.project.name,
          where: `${relative(root, failed.module.moduleId)}: ${failed.fullName}`,
          how: failed.result().errors?.[0]?.message.split('\n')[0] ?? '',
        };
      }
      return undefined;
    },

    close: () => vitest.close(),
  };
}
