/**
 * Fails if a tarball contains files that are useless outside this repository, or if it names a path of this
 * machine: `node scripts/package/look-over.mjs <tarball>`.
 */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { run } from '../shared/command.mjs';
import { root } from '../shared/places.mjs';
import { strangeFiles } from './strange-files.mjs';

const [tarball = ''] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'crema-tarball-'));
try {
  const { code, output } = await run('tar', ['-xzf', tarball, '-C', folder], { quiet: true });
  if (code !== 0) throw new Error(`The tarball cannot be unpacked: ${output}`);
  const files = globSync('**/*.*', { cwd: folder }).map((file) => ({
    path: file.replaceAll('\\', '/'),
    text: readFileSync(join(folder, file), 'utf8'),
  }));
  const strange = strangeFiles(files, [root, homedir(), 'file:///']);
  for (const line of strange) console.error(line);
  if (strange.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
