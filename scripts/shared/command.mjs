/**
 * Starts other programs.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import process from 'node:process';
import { root } from './places.mjs';

const passedOn = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @typedef {{ code: number, output: string }} Result `output` is empty if the program printed it directly */

/**
 * @typedef {object} Options
 * @property {Record<string, string | undefined>} [env] the whole environment. By default that of this process
 * @property {string} [cwd] the repository by default
 * @property {boolean} [quiet] collect the output instead of showing it
 * @property {number} [timeoutMs] milliseconds after which the program is ended. No limit by default
 * @property {(line: string) => boolean | void} [onLine] receives each line of a quiet program at once. `true` ends the
 *   program
 */

/**
 * Runs a program to its end. It passes a signal to the program and waits for its end, so that no process
 * keeps running. Ctrl-C in a terminal already reaches the whole process group, so it only waits.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {Options} [options]
 * @returns {Promise<Result>} `code` is 128 + the signal's number if a signal ended the program, 127 if the program does not exist
 */
export function run(file, args, options = {}) {
  const { env = process.env, cwd = root, quiet = false, timeoutMs, onLine } = options;
  // On Windows npx and pnpm are .cmd files, which only a shell can start.
  const shell = process.platform === 'win32' && !file.endsWith('.exe');
  const child = spawn(file, args, {
    cwd,
    env,
    shell,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    timeout: timeoutMs,
  });
  const deaf = passedOn.map((signal) => {
    const listener = () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    process.on(signal, listener);
    return () => process.off(signal, listener);
  });
  let output = '';
  let givenUp = false;
  const giveUp = () => {
    givenUp = true;
    child.kill();
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
      for (const line of text.split('\n')) if (line.trim() && onLine?.(line.trim())) giveUp();
    });
  }
  return new Promise((resolve) => {
    const end = (/** @type {number} */ code) => {
      for (const stop of deaf) stop();
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      end(127);
    });
    // A program that was ended may leave a child process behind that still holds the output open.
    child.on('exit', () => givenUp && end(1));
    child.on('close', (code, signal) => end(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
