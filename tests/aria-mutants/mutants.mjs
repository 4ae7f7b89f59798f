/** Lists the mutants of instrumented sources. */

/**
 * Returns all mutants. That a value is removed is a mutant even if no test gets there. That it is changed is one only if a test
 * had a value that can be changed.
 * @param {readonly import('./instrument.mjs').Site[]} sites
 * @param {ReadonlySet<string>} reached
 * @returns {string[]}
 */
export const mutants = (sites, reached) =>
  sites.flatMap(({ place }) =>
    ['removed', 'changed']
      .map((how) => `${place} ${how}`)
      .filter((mutant) => mutant.endsWith(' removed') || reached.has(mutant)),
  );
