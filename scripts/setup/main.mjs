/**
 * Sets up the repository, then runs the requested file. It runs on any Node from version 20 and before any
 * package is installed. So no file in this folder or in shared/ may import a package.
 */
import { existsSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { run } from '../shared/command.mjs';
import { root } from '../shared/places.mjs';
import { progress } from '../shared/progress.mjs';
import { exitWith, sentence } from '../shared/sentence.mjs';
import { withoutManagers, withPath } from './environment.mjs';
import { install } from './install.mjs';
import { endWithParent } from './orphan.mjs';
import { taskNode } from './runtime.mjs';
import { isFresh } from './stamp.mjs';

await exitWith(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const file = resolve(name);
  if (!existsSync(file)) throw sentence(`The file ${name} does not exist.`);
  endWithParent(process.env, () => process.kill(process.pid, 'SIGTERM'));
  if (!isFresh(root)) {
    await progress(1)('Installing packages', (news) => install(root, process.env, news));
  }
  const node = taskNode(root, { version: process.versions.node, execPath: process.execPath });
  const folders = [join(root, 'node_modules', '.bin'), dirname(node)];
  const env = withPath(withoutManagers(process.env), folders, delimiter);
  const { code } = await run(
    node,
    ['--conditions=@crema/source', join(root, 'scripts', 'task.mjs'), file, ...args],
    { env },
  );
  return code;
});
