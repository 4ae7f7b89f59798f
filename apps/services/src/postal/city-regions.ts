import { foldCode } from './fold.ts';
import type { City } from './read-cities.ts';

/** The digits of a code that name its region. */
export const regionOf = (code: string): string => foldCode(code).slice(0, 2);

/** Regions with fewer codes of a name than this share of the most hold villages of the same name. */
const ofMost = 0.2;

/**
 * Finds the regions of a city, and the share of its codes that lie in each. `Aalst` at 3800 is a village of Sint-Truiden, which is a
 * surer name there: all of its codes are in that region.
 */
export function regionsOf({ prefixes }: City, codes: readonly string[]): ReadonlyMap<string, number> {
  if (prefixes.length > 0) return new Map(prefixes.map((prefix) => [regionOf(prefix), 1]));
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(regionOf(code), (counts.get(regionOf(code)) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return new Map(
    [...counts]
      .filter(([, count]) => count >= most * ofMost)
      .map(([region, count]) => [region, count / codes.length]),
  );
}
