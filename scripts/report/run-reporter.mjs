/**
 * Writes the results of a test run to a file, for the summary of `npm test`. Vitest's own JSON report does
 * not contain which tests passed only after a retry, or the project of a file.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** @typedef {import('vitest/node').TestCase} TestCase */
/** @typedef {import('vitest/node').TestModule} TestModule */
/** @typedef {import('./test-report.mjs').Report} Report */
/** @typedef {import('./test-report.mjs').TestOutcome} TestOutcome */

/**
 * Returns the project of a file. Vitest appends the browser, as in `stories (chromium)`, but there is only
 * one browser.
 */
const projectOf = (/** @type {TestModule} */ { project }) => project.name.replace(/ \(.*\)$/, '');

/** @param {TestCase} test @returns {TestOutcome} */
function outcome(test) {
  const { state, errors = [] } = test.result();
  return {
    name: test.fullName,
    // A test that did not finish counts as skipped.
    state: state === 'pending' ? 'skipped' : state,
    flaky: test.diagnostic()?.flaky ?? false,
    // Keeps the errors of the first try if the retry passes.
    errors: errors.map(({ message }) => message),
  };
}

/** Returns the errors outside of tests: of the file itself and of hooks. @param {TestModule} module */
const errorsAround = (module) =>
  [module, ...module.children.allSuites()].flatMap((each) => each.errors().map(({ message }) => message));

/** Returns the time that a file took, with its imports, in milliseconds. @param {TestModule} module */
function lengthOf(module) {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  return environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
}

/** A reporter for Vitest. vitest.config.ts names it. */
export class RunReporter {
  #file;
  /** @type {Map<TestModule, readonly [number, number]>} */
  #times = new Map();

  /** @param {string} file path of the report */
  constructor(file) {
    this.#file = file;
  }

  /** @param {TestModule} module */
  onTestModuleEnd(module) {
    const end = performance.now();
    this.#times.set(module, [end - lengthOf(module), end]);
  }

  /** @param {readonly TestModule[]} modules */
  onTestRunEnd(modules) {
    /** @type {Report} */
    const report = modules.map((module) => ({
      file: module.moduleId,
      project: projectOf(module),
      failed: module.state() === 'failed',
      time: this.#times.get(module) ?? [0, 0],
      errors: errorsAround(module),
      tests: Array.from(module.children.allTests(), outcome),
    }));
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(report));
  }
}
