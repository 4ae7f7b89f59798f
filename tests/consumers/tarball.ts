import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from '../../scripts/shared/places.mjs';
import { packed } from '../../scripts/tasks/package.mjs';

/** Whatever the package is made from. */
const SOURCES = [
  'design-system/{src,build,docs}/**',
  'design-system/package.json',
  'tailwind.config.ts',
  'pnpm-lock.yaml',
];

/**
 * The packed design system. Packing takes seconds and there are several apps, so a tarball that is newer than all of its
 * sources is taken as it is.
 *
 * @returns its path
 */
export async function tarball(): Promise<string> {
  const [made] = globSync('*.tgz', { cwd: join(cache, 'package') });
  const file = made && join(cache, 'package', made);
  return file && changed(file) > Math.max(...sources().map(changed)) ? file : packed();
}

const sources = () =>
  SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root })).map((path) => join(root, path));

const changed = (path: string) => statSync(path).mtimeMs;
