/**
 * Runs one task of tasks/, on the Node that setup/ chose and with all packages installed.
 */
import process from 'node:process';
import { exitWith } from './shared/sentence.mjs';

await exitWith(async () => {
  const [name, ...args] = process.argv.slice(2);
  const task = await import(`./tasks/${name}.mjs`);
  return task.run(args);
});
