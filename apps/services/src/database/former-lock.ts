import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** What the file `lock` says of who holds the data folder. */
export type Holder =
  | { readonly is: 'alive'; readonly who: string }
  /** Written by an older version whose process cannot be seen from here, and may live. */
  | { readonly is: 'unknown' }
  | { readonly is: 'gone' };

/**
 * What this version writes into `lock` for an older one, which takes the first word for a process and the second for when that
 * began, and the folder for its own when there is no such process. A process 1 there is wherever it looks, and one that does
 * not say when it began is never taken for another. The rest is for people.
 */
export const ourMark = (): string => `1  pid ${process.pid} on ${hostname()}\n`;

const ours = /^1 {2}pid (\d+) on (.*)\n$/;

/** Who wrote it, if it was this version. */
export function writtenBy(content: string): string | undefined {
  const [, pid, host] = ours.exec(content) ?? [];
  if (pid === undefined) return undefined;
  return host === hostname() ? `pid ${pid}` : `pid ${pid} on ${host}`;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const read = (file: string) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** Whether a process that can be seen calls itself `pid`, in whatever container, and began at `start`. */
function isSeen(pid: string, start: string): boolean {
  return readdirSync('/proc').some((seen) => {
    if (!/^\d+$/.test(seen)) return false;
    // Field 22 counts from boot. The command in parentheses may itself hold blanks and parentheses.
    const stat = read(`/proc/${seen}/stat`);
    if (stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] !== start) return false;
    return /^NSpid:.*?(\d+)$/m.exec(read(`/proc/${seen}/status`))?.[1] === pid;
  });
}

// The number the kernel gives to the first of all namespaces of processes; who is in it sees every process.
const seesAll = () => readlinkSync('/proc/self/ns/pid') === 'pid:[4026531836]';

/**
 * Judges a `lock` file that was found. This version holds the folder by a lock of the system, so that what it wrote itself is
 * no obstacle to who has that. An older one had nothing but this file, with its process and when that began.
 */
export function holderOf(content: string): Holder {
  const [pid = '', start = ''] = content.trim().split(' ', 2);
  if (writtenBy(content) !== undefined || !/^[1-9]\d*$/.test(pid)) return { is: 'gone' };
  const [boot = '', began = ''] = start.split('/', 2);
  if (process.platform !== 'linux' || began === '') {
    return isAlive(Number(pid)) ? { is: 'alive', who: `pid ${pid}` } : { is: 'gone' };
  }
  if (boot !== read('/proc/sys/kernel/random/boot_id').trim()) return { is: 'gone' };
  if (isSeen(pid, began)) return { is: 'alive', who: `pid ${pid}` };
  return seesAll() ? { is: 'gone' } : { is: 'unknown' };
}
