/**
 * Runs a file on the Node that setup/ chose, with all packages installed. If the file exports `run`, it calls
 * that with the arguments. Any other file does its work on import.
 */
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { exitWith } from './shared/sentence.mjs';

await exitWith(async () => {
  // Makes the arguments look as if Node had started the file itself, because some files read them.
  process.argv.splice(1, 1);
  const [, file = '', ...args] = process.argv;
  const { run } = await import(pathToFileURL(file).href);
  return run?.(args);
});
