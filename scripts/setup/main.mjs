/**
 * Sets the repository up and hands over to the task. Runs on any Node from 20 on and before any package is installed, so
 * nothing in this folder or in shared/ imports one.
 */
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { run } from '../shared/command.mjs';
import { root } from '../shared/places.mjs';
import { progress } from '../shared/progress.mjs';
import { exitWith } from '../shared/sentence.mjs';
import { stepsOf } from '../tasks.mjs';
import { withoutManagers, withPath } from './environment.mjs';
import { install } from './install.mjs';
import { endWithParent } from './orphan.mjs';
import { taskNode } from './runtime.mjs';
import { isFresh } from './stamp.mjs';

await exitWith(async () => {
  const [task = '', ...args] = process.argv.slice(2);
  endWithParent(process.env, () => process.kill(process.pid, 'SIGTERM'));
  const steps = 1 + stepsOf(task, args);
  const fresh = isFresh(root);
  // A task of one command is not announced: its own output is what one wants to read.
  if (!fresh || steps > 1) {
    const step = progress(steps);
    await step(fresh ? 'Checking packages' : 'Installing packages', (news) =>
      install(root, process.env, news),
    );
  }
  const node = taskNode(root, { version: process.versions.node, execPath: process.execPath });
  const folders = [join(root, 'node_modules', '.bin'), dirname(node)];
  const env = withPath(withoutManagers(process.env), folders, delimiter);
  const { code } = await run(node, [join(root, 'scripts', 'task.mjs'), task, ...args], { env });
  return code;
});
