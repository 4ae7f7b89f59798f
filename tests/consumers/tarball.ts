import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from '../../scripts/shared/places.mjs';
import { packed, packedTracking } from '../../scripts/tasks/package.mjs';

/** The packages, and what each is made from. */
const PACKAGES = {
  'design-system': {
    pack: packed,
    folder: 'package',
    sources: [
      'design-system/{src,build,docs,codemods}/**',
      'design-system/test-support/strings.ts',
      'design-system/package.json',
      'tailwind.config.ts',
      'pnpm-lock.yaml',
    ],
  },
  tracking: {
    pack: packedTracking,
    folder: 'package-tracking',
    sources: ['tracking/{src,build}/**', 'tracking/package.json', 'pnpm-lock.yaml'],
  },
} as const;

/**
 * A packed package. Packing takes seconds and there are several apps, so a tarball that is newer than all of its sources is
 * taken as it is.
 *
 * @returns its path
 */
export async function tarball(of: keyof typeof PACKAGES = 'design-system'): Promise<string> {
  const { pack, folder, sources } = PACKAGES[of];
  const [made] = globSync('*.tgz', { cwd: join(cache, folder) });
  const file = made && join(cache, folder, made);
  return file && changed(file) > Math.max(...filesOf(sources).map(changed)) ? file : pack();
}

const filesOf = (patterns: readonly string[]) =>
  patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).map((path) => join(root, path));

const changed = (path: string) => statSync(path).mtimeMs;
