import { tarballs } from './tarballs.ts';

/** Packs what the apps install, once: the files of tests run beside each other. */
export async function setup(): Promise<void> {
  await tarballs('design-system', 'tracking', 'flows');
}
