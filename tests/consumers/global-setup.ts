import { tarball } from './tarball.ts';

/** Packs what the apps install, once: the files of tests run beside each other. */
export async function setup(): Promise<void> {
  await tarball('design-system');
  await tarball('tracking');
}
