import type { Browser } from '../visit/visit.ts';

/** The share of what the browser lets the shop keep that may go to the history. */
const share = 0.05;

/**
 * How many bytes the history may take: 2.5 MB on phones and tablets; on desktops 5 to 10 MB, as far as a twentieth of the
 * browser's estimate allows (Tracking §9).
 */
export function historyBudget(device: Browser['device_type'], quota = 0): number {
  return device === 'desktop' ? Math.min(10e6, Math.max(5e6, quota * share)) : 2.5e6;
}
