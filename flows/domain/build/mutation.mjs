/**
 * Mutation testing of the domain: Stryker changes one thing in the sources at a time and runs the tests that reach it. A
 * mutant no test complains about shows what the tests do not hold.
 */
import { rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';

const domain = fileURLToPath(new URL('..', import.meta.url));
const root = resolve(domain, '..', '..');

/** The files that are mutated by default: those with the rules. Tests and generated files are never mutated. */
const sources = ['rules', 'fields', 'plan', 'flows', 'sites', 'countries', 'model'].map(
  (folder) => `flows/domain/src/${folder}/**/*.ts`,
);
const never = ['!src/**/*.test.ts', '!src/**/*.gen.ts'];

/**
 * Tries every mutant. Changes the working directory to the domain, because Stryker works from there.
 * @param {readonly string[]} [patterns] files to mutate, as seen from the repository
 * @returns {ReturnType<Stryker['runMutationTest']>}
 * @throws when the tests fail already without a mutant
 */
export function mutate(patterns = sources) {
  process.chdir(domain);
  // The copies that are mutated; git ignores them. Not below node_modules, whose files Vitest takes for packages.
  const copies = join(root, '.cache', 'mutation', String(process.pid));
  // Stryker leaves them behind when a signal ends it.
  process.on('exit', () => rmSync(copies, { recursive: true, force: true }));
  const live = process.stdout.isTTY;
  return new Stryker({
    mutate: [...patterns.map((pattern) => relative(domain, resolve(root, pattern))), ...never],
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest: { configFile: 'build/mutation.vitest.config.ts' },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    tempDirName: copies,
    cleanTempDir: 'always',
    ignorePatterns: ['**', '!src/**', '!build/**', '!test-support/**', '!package.json'],
    // Stryker would rewrite it for its copy with functions that TypeScript 7 does not have; no test needs it.
    tsconfigFile: 'none',
    reporters: [live ? 'progress' : 'progress-append-only'],
    allowConsoleColors: live,
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the enum exists in types only
    logLevel: 'warn',
    warnings: { slow: false },
  }).runMutationTest();
}
