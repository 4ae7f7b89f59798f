/**
 * The tasks there are, by the name of their file in tasks/, and how many steps each of them announces.
 */
import { sentence } from './shared/sentence.mjs';

/** @type {Readonly<Record<string, number>>} */
const steps = {
  start: 2,
  test: 6,
  build: 1,
  check: 1,
  'test-quick': 2,
  'test-all': 10,
  package: 4,
  mutation: 1,
  agreement: 0,
  autofill: 0,
  bfcache: 0,
  properties: 0,
  models: 0,
  reference: 0,
  flows: 0,
  load: 0,
  cluster: 0,
  faults: 0,
  statements: 0,
  consents: 0,
  tampering: 0,
  'share-image': 0,
  dev: 0,
  storybook: 0,
  'build-storybook': 0,
  matrix: 0,
  'test-browsers': 0,
  visual: 0,
  size: 0,
  bench: 0,
  'bench-pages': 0,
  'bench-postal': 0,
  'bench-served': 0,
  'bench-crowd': 0,
  'bench-tracking': 0,
  chromatic: 0,
  tokens: 0,
  messages: 0,
  settings: 0,
  sites: 0,
  api: 0,
  changeset: 0,
  release: 0,
  fix: 0,
};

/**
 * How many steps follow after installing.
 * @param {string} task
 * @param {readonly string[]} args
 * @returns {number}
 * @throws one sentence when there is no such task
 */
export function stepsOf(task, args) {
  const count = Object.hasOwn(steps, task) ? steps[task] : undefined;
  if (count === undefined) {
    throw sentence(`There is no task "${task}"; there are ${Object.keys(steps).join(', ')}.`);
  }
  // With arguments, `test` is Vitest alone.
  return task === 'test' && args.length > 0 ? 0 : count;
}
