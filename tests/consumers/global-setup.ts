import { tarballs } from './tarballs.ts';

/** Packs the packages for the apps once, because the test files run in parallel. */
export async function setup(): Promise<void> {
  await tarballs('design-system', 'tracking', 'flows');
}
