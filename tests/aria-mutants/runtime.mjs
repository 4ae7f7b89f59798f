/** Runs in the instrumented sources: returns each value, or its mutation if that is the active one. */
import { mutationsOf } from './mutations.mjs';

/**
 * @typedef {object} State
 * @property {string | undefined} active the mutant, as `<place> <how>`
 * @property {Set<string>} reached the mutants that would have changed a value since the set was emptied
 */

/** @returns {State} that of this page or thread */
export const state = () => (globalThis.ariaMutants ??= { active: undefined, reached: new Set() });

/**
 * @param {string} place
 * @param {string} name
 * @param {unknown} value
 * @param {unknown} [nothing]
 * @returns {unknown}
 */
export function mutated(place, name, value, nothing) {
  const { active, reached } = state();
  for (const [how, mutation] of mutationsOf(name, value, nothing)) {
    const mutant = `${place} ${how}`;
    reached.add(mutant);
    if (mutant === active) return mutation;
  }
  return value;
}
