import { tarball } from './tarball.ts';

/** Packs what the apps install, once: the files of tests run beside each other. */
export default async function pack(): Promise<void> {
  await tarball('design-system');
  await tarball('tracking');
}
