/**
 * Ends this process when npm or pnpm, which started it, is gone. They stop at once on a signal and do not always pass it
 * on; a server that went on in secret would keep the port and the data folder.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import process from 'node:process';

const interval = 200;

/** What the system tells about a process. @param {number} pid @param {'stat' | 'cmdline'} what */
function tell(pid, what) {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return '';
  }
}

/** npm and npx are scripts, so their name may come second. @param {number} pid */
const isManager = (pid) =>
  tell(pid, 'cmdline')
    .split('\0', 2)
    .some((argument) => /^p?np[mx]\b/.test(basename(argument)));

/** The second field of the line is a name in brackets, which may hold anything. @param {number} pid */
const parentOf = (pid) => Number(/^.*\) \S (\d+)/s.exec(tell(pid, 'stat'))?.[1] ?? 0);

/**
 * Our ancestors up to the outermost package manager: as in npx, a shell, pnpm, a shell.
 * @param {number} parent
 * @returns {number[]} at least the parent, which is all that other systems than Linux tell
 */
function family(parent) {
  const ancestors = [parent];
  for (let next = parentOf(parent); next > 1; next = parentOf(next)) ancestors.push(next);
  const outermost = ancestors.findLastIndex(isManager);
  return ancestors.slice(0, Math.max(outermost, 0) + 1);
}

/**
 * Watches, when a package manager started us. Whoever starts us otherwise may leave us running on purpose.
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
