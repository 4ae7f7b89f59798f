/**
 * Runs the tools that are installed with the packages, always with the Node that runs this process. There is
 * no shell in between that could drop a signal or choose another Node.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { run } from './command.mjs';
import { root } from './places.mjs';

/** @typedef {import('./command.mjs').Options} Options */

/**
 * Runs a JavaScript file of the repository or of a package.
 * @param {readonly string[]} args the arguments of `node`
 * @param {Options} [options]
 */
export const node = (args, options) => run(process.execPath, args, options);

/**
 * Returns the file behind a command of a package.
 * @param {string} name of the package
 * @param {string} [command] the name of the package by default
 * @returns {string}
 */
export function toolFile(name, command = name) {
  const home = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  return join(home, typeof bin === 'string' ? bin : bin[command]);
}

/**
 * Runs the command that has the same name as its package.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export const tool = (name, args, options) => node([toolFile(name), ...args], options);
