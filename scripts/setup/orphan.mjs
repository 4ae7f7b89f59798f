/**
 * Ends this process when the npm or pnpm that started it has ended. On a signal both stop at once and do not
 * always pass it on. A server that kept running would still use the port and the data folder.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import process from 'node:process';

const interval = 200;

/** Reads a file of the `/proc` folder of a process. @param {number} pid @param {'stat' | 'cmdline'} what */
function tell(pid, what) {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Returns true for a process of npm or pnpm. npm and npx are scripts, so Node comes first in the command line
 * and their name second.
 * @param {number} pid
 */
const isManager = (pid) =>
  tell(pid, 'cmdline')
    .split('\0', 2)
    .some((argument) => /^p?np[mx]\b/.test(basename(argument)));

/**
 * Returns the parent of a process. The second field of the line is a name in parentheses and may contain any
 * character.
 * @param {number} pid
 */
const parentOf = (pid) => Number(/^.*\) \S (\d+)/s.exec(tell(pid, 'stat'))?.[1] ?? 0);

/**
 * Returns our ancestors up to the outermost package manager, for example npx, a shell, pnpm, a shell.
 * @param {number} parent
 * @returns {number[]} at least the parent. Only Linux gives more
 */
function family(parent) {
  const ancestors = [parent];
  for (let next = parentOf(parent); next > 1; next = parentOf(next)) ancestors.push(next);
  const outermost = ancestors.findLastIndex(isManager);
  return ancestors.slice(0, Math.max(outermost, 0) + 1);
}

/**
 * Watches the parent if a package manager started this process. Another parent may leave it running on
 * purpose.
 * @param {Record<string, string | undefined>} env
 * @param {() => void} end
 */
export function endWithParent(env, end) {
  if (!env['npm_lifecycle_event']) return;
  const ancestors = family(process.ppid);
  const timer = setInterval(() => {
    const together = ancestors.every((pid, index) => {
      const child = ancestors[index - 1];
      return (child === undefined ? process.ppid : parentOf(child)) === pid;
    });
    if (together) return;
    clearInterval(timer);
    end();
  }, interval);
  timer.unref();
}
