/**
 * Runs a file on the Node that setup/ chose, with all packages installed. A file that exports `run` is given the arguments; any
 * other does its work when it is imported.
 */
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { exitWith } from './shared/sentence.mjs';

await exitWith(async () => {
  // As if Node had been given the file itself: some files read the arguments there.
  process.argv.splice(1, 1);
  const [, file = '', ...args] = process.argv;
  const { run } = await import(pathToFileURL(file).href);
  return run?.(args);
});
