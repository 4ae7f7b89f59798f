/**
 * `npm run mutation --prefix tests`: checks that the tests of the domain fail if its rules change. Stryker changes one thing in
 * the sources at a time and runs the tests that reach it. It fails below 90 %.
 *
 * With arguments it mutates only these files: `npm run mutation --prefix tests --
 * flows/domain/src/fields/email/email-rule.ts`.
 */
import { rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import process from 'node:process';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../../scripts/shared/places.mjs';
import { progress } from '../../scripts/shared/progress.mjs';
import { sentence } from '../../scripts/shared/sentence.mjs';
import { score, scoreLine, survivors } from './mutation-score.mjs';

/** The lowest score that passes, in percent. docs/mutation.md says which mutants may survive and why. */
const least = 90;

const domain = join(root, 'flows/domain');

/** The files with the rules, which are mutated by default. */
const sources = ['rules', 'fields', 'plan', 'flows', 'sites', 'countries', 'model'].map(
  (folder) => `flows/domain/src/${folder}/**/*.ts`,
);
/** Files that are never mutated. */
const never = ['!src/**/*.test.ts', '!src/**/*.gen.ts'];

/**
 * Tries every mutant. Changes the working directory to the domain, because Stryker works from there.
 * @param {readonly string[]} patterns files to mutate, relative to the repository
 * @returns {ReturnType<Stryker['runMutationTest']>}
 * @throws if a test fails without a mutant
 */
function mutate(patterns) {
  process.chdir(domain);
  // The mutated copies, which git ignores. They are not below node_modules, because Vitest would take them for packages.
  const copies = join(root, '.cache', 'mutation', String(process.pid));
  // Stryker leaves them behind when a signal ends it.
  process.on('exit', () => rmSync(copies, { recursive: true, force: true }));
  const live = process.stdout.isTTY;
  return new Stryker({
    mutate: [...patterns.map((pattern) => relative(domain, resolve(root, pattern))), ...never],
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest: { configFile: join(import.meta.dirname, 'vitest.config.ts') },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    tempDirName: copies,
    cleanTempDir: 'always',
    ignorePatterns: ['**', '!src/**', '!build/**', '!test-support/**', '!package.json'],
    // Stryker would rewrite it for its copy with functions that TypeScript 7 does not have. No test needs it.
    tsconfigFile: 'none',
    reporters: [live ? 'progress' : 'progress-append-only'],
    allowConsoleColors: live,
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the enum exists in types only
    logLevel: 'warn',
    warnings: { slow: false },
  }).runMutationTest();
}

/** @param {readonly string[]} args */
async function tried(args) {
  try {
    return await mutate(args.length > 0 ? args : sources);
  } catch (error) {
    throw sentence(`No mutant was tried: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 * @throws one sentence if no mutant could run
 */
export async function run(args) {
  const mutants = await progress(1)('Trying mutants', () => tried(args));
  const reached = score(mutants);
  if (reached === undefined) throw sentence('There was nothing to mutate.');
  for (const line of survivors(mutants, root)) console.log(line);
  console.log(scoreLine(mutants));
  if (reached >= least) return 0;
  console.error(`The tests must find at least ${least} %.`);
  return 1;
}
