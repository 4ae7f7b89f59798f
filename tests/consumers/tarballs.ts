import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type PackageGroup, packages } from '../../scripts/package/packages.mjs';
import { root } from '../../scripts/shared/places.mjs';
import { packed, tarballsIn } from '../../scripts/tasks/package.mjs';

/** The files that the packages of each group are made from. */
const SOURCES = {
  'design-system': [
    'design-system/{src,build,docs}/**',
    'design-system/test-support/strings.ts',
    'design-system/package.json',
    'tailwind.config.ts',
  ],
  tracking: ['tracking/{src,build}/**', 'tracking/package.json'],
  flows: ['flows/*/{src,build,docs}/**', 'flows/*/{package.json,README.md}', 'tailwind.config.ts'],
} as const;

const EVERYWHERE = ['scripts/package/**', 'pnpm-lock.yaml'];

/**
 * The packed packages of some groups. Packing takes seconds and there are several apps, so tarballs that are newer than all of
 * their sources are taken as they are.
 *
 * @returns their paths
 */
export async function tarballs(...groups: readonly PackageGroup[]): Promise<string[]> {
  const files: string[] = [];
  // One group after the other: they share the compiler's notes.
  for (const group of groups) files.push(...(isPacked(group) ? tarballsIn(group) : await packed(group)));
  return files;
}

function isPacked(group: PackageGroup): boolean {
  const made = tarballsIn(group);
  if (made.length < packages[group].length) return false;
  const sources = [...SOURCES[group], ...EVERYWHERE].flatMap((pattern) => globSync(pattern, { cwd: root }));
  return Math.min(...made.map(changed)) > Math.max(...sources.map((path) => changed(join(root, path))));
}

const changed = (path: string) => statSync(path).mtimeMs;
