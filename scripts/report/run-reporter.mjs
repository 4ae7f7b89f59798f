/**
 * Writes down of a run of tests what `npm test` tells at its end. Vitest's own JSON report knows neither which test passed
 * only when it was tried again nor which project a file belongs to.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** @typedef {import('vitest/node').TestCase} TestCase */
/** @typedef {import('vitest/node').TestModule} TestModule */
/** @typedef {import('./vitest.mjs').Report} Report */
/** @typedef {import('./vitest.mjs').TestOutcome} TestOutcome */

/** A browser's project is called `stories (chromium)`, and there is one browser. */
const projectOf = (/** @type {TestModule} */ { project }) => project.name.replace(/ \(.*\)$/, '');

/** @param {TestCase} test @returns {TestOutcome} */
function outcome(test) {
  const { state, errors = [] } = test.result();
  return {
    name: test.fullName,
    // A test that never came to its end was not run.
    state: state === 'pending' ? 'skipped' : state,
    flaky: test.diagnostic()?.flaky ?? false,
    // Those of a first try stay when the second one passes.
    errors: errors.map(({ message }) => message),
  };
}

/** How long a file took, with its imports, in milliseconds. @param {TestModule} module */
function lengthOf(module) {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  return environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
}

/** A reporter for Vitest. It is named in vitest.config.ts. */
export class RunReporter {
  #file;
  /** @type {Map<TestModule, readonly [number, number]>} */
  #times = new Map();

  /** @param {string} file where the report goes */
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
      tests: Array.from(module.children.allTests(), outcome),
    }));
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(report));
  }
}
