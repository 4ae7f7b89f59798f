import { type Visit, visits } from './pages.ts';

/**
 * Returns the visits that a run lacks, in few words: a site, a page of a site, or a state of a page.
 * @param done the visits that ran
 */
export function missingVisits(done: readonly Visit[]): string[] {
  const ran = new Set(done);
  const without = (of: readonly Visit[]) => of.every((visit) => !ran.has(visit));
  const names = visits
    .filter((visit) => !ran.has(visit))
    .map(({ site, page, state }) => {
      const ofSite = visits.filter((visit) => visit.site === site);
      if (without(ofSite)) return `all pages of ${site}`;
      const isWhole = without(ofSite.filter((visit) => visit.page === page));
      return isWhole ? `${site} ${page}` : `${site} ${page} ${state}`;
    });
  return Array.from(new Set(names));
}
