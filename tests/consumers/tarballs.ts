import { globSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type PackageGroup, packages } from '../../scripts/package/packages.mjs';
import { root } from '../../scripts/shared/places.mjs';
import { node } from '../../scripts/shared/tool.mjs';
import { packed } from '../../scripts/tasks/package.mjs';
import { buildOnce } from '../support/build-once.ts';
import { hashesOf } from '../support/sources.ts';

/** The files and folders from which the packages of each group are built. */
const SOURCES = {
  'design-system': [
    'design-system/{src,build,docs}',
    'design-system/test-support/strings.ts',
    'design-system/package.json',
    'tailwind.config.ts',
  ],
  tracking: ['tracking/{src,build,reference,test}', 'tracking/package.json'],
  flows: [
    'flows/*/{src,build,docs}',
    'flows/*/{package.json,README.md}',
    'tailwind.config.ts',
    'design-system/build/lib',
  ],
} as const;

const EVERYWHERE = ['scripts/package', 'tsconfig.base.json'];

/** The file beside the tarballs with the sizes of a package's entries. */
const WEIGHTS = 'weights.json';

type Result = { code: number; output: string };

/**
 * Measures the entries of packages that have just been built.
 * @throws if the measurement fails. An entry over its budget is a result, not a failure.
 */
async function weighed(homes: readonly string[]): Promise<Result> {
  const result = await node([join(root, 'scripts/package/weigh-packages.mjs'), ...homes], { quiet: true });
  if (result.code !== 0 && !result.output.includes('←')) throw new Error(result.output);
  return result;
}

/** Packs a group and measures it, unless that was done for the same sources. Returns the folder. */
async function packedOnce(group: PackageGroup): Promise<string> {
  const sources = [...SOURCES[group], ...EVERYWHERE].flatMap((pattern) => globSync(pattern, { cwd: root }));
  const inputs = [...(await hashesOf(root, sources))].map(String);
  return await buildOnce(`package-${group}`, inputs, async (draft) => {
    for (const tarball of await packed(group)) await cp(tarball, join(draft, basename(tarball)));
    // The tracking library has its own budget, see `npm run size`.
    const weights = group === 'tracking' ? { code: 0, output: '' } : await weighed(packages[group]);
    await writeFile(join(draft, WEIGHTS), JSON.stringify(weights));
  });
}

/**
 * Returns the packed packages of some groups. Packing takes a minute and there are several apps, so tarballs
 * of the same sources are used again.
 * @returns their paths, which change if the sources change
 */
export async function tarballs(...groups: readonly PackageGroup[]): Promise<string[]> {
  const files: string[] = [];
  // Packs one group after another, because they share the compiler's build information.
  for (const group of groups) {
    const folder = await packedOnce(group);
    files.push(...globSync('*.tgz', { cwd: folder }).map((file) => join(folder, file)));
  }
  return files;
}

/**
 * Returns the output of `scripts/package/weigh-packages.mjs` for the packages of a group: the size and the budget of
 * each entry.
 */
export async function weights(group: Exclude<PackageGroup, 'tracking'>): Promise<Result> {
  return JSON.parse(await readFile(join(await packedOnce(group), WEIGHTS), 'utf8'));
}
