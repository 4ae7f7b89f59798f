import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PackageGroup } from '../../scripts/package/packages.mjs';
import { run } from '../../scripts/shared/command.mjs';
import { tarballs } from './tarballs.ts';

/** Unpacks a package's tarball into a temporary folder. @param group the first package of it is taken */
export async function unpacked(group: PackageGroup) {
  const folder = await mkdtemp(join(tmpdir(), 'crema-package-'));
  const [file = ''] = await tarballs(group);
  const { code, output } = await run('tar', ['-xzf', file, '-C', folder], { quiet: true });
  if (code !== 0) throw new Error(`The tarball cannot be unpacked: ${output}`);
  return {
    folder: join(folder, 'package'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
