/**
 * Runs a script of this repository as a developer would, and returns its output. It ends the script when the
 * test ends.
 */
import { spawn } from 'node:child_process';
import process from 'node:process';
import { onTestFinished } from 'vitest';
import { root } from '../shared/places.mjs';

/**
 * @typedef {object} Seen
 * @property {number | null} code
 * @property {string} stdout
 * @property {string} stderr
 */

/**
 * @param {readonly string[]} args the arguments of `node`
 * @param {{ env?: Record<string, string | undefined>, cwd?: string }} [options] `env` is added to the environment of this process
 * @returns {Promise<Seen>}
 */
export function program(args, { env = {}, cwd = root } = {}) {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env } });
  onTestFinished(() => void child.kill());
  const seen = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => (seen.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (seen.stderr += text));
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, ...seen }));
  });
}
