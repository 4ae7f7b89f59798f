/**
 * Starts the programs that the tests need and ends all of them, even after a failure or a signal. Each
 * program leads a process group, so its child processes end with it.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** @typedef {import('node:child_process').ChildProcess} Child */

/** @type {Set<number>} */
const running = new Set();
/** @type {Set<string>} */
const folders = new Set();

/** @param {number} pid leader of a group @param {NodeJS.Signals} signal */
function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has already ended.
  }
}

// An exit handler cannot wait for a promise.
process.once('exit', () => {
  for (const pid of running) signalGroup(pid, 'SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
for (const [signal, code] of /** @type {const} */ ([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
])) {
  process.once(signal, () => process.exit(code));
}

/**
 * Creates a temporary home folder. A browser in it finds no settings of this machine's users and leaves no
 * files behind.
 * @returns {{ home: string, env: Record<string, string>, remove: () => void }} `env` is all that a browser gets
 */
export function ownHome() {
  const home = mkdtempSync(join(tmpdir(), 'crema-browser-'));
  folders.add(home);
  const runtime = join(home, 'run');
  mkdirSync(runtime, { mode: 0o700 });
  // This is GTK's setting for reduced motion. Without it, the checks would see elements half transparent
  // while they fade in.
  const gtk = join(home, '.config', 'gtk-3.0');
  mkdirSync(gtk, { recursive: true });
  writeFileSync(join(gtk, 'settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  const env = {
    PATH: process.env['PATH'] ?? '',
    LANG: 'C.UTF-8',
    HOME: home,
    XDG_RUNTIME_DIR: runtime,
    // Without this GTK starts its own bus, which would keep running.
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    NO_AT_BRIDGE: '1',
  };
  return {
    home,
    env,
    remove: () => {
      rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
      folders.delete(home);
    },
  };
}

/**
 * @param {string} file
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 * @returns {{ child: Child, end: () => Promise<void> }} the child's fourth stream is open for reading
 */
export function start(file, args, env) {
  const child = spawn(file, args, { env, detached: true, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const { pid } = child;
  if (pid !== undefined) running.add(pid);
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', resolve);
  });
  return {
    child,
    end: async () => {
      if (pid === undefined) return;
      signalGroup(pid, 'SIGTERM');
      await ended;
      // The leader has ended, but its child processes may still run.
      signalGroup(pid, 'SIGKILL');
      running.delete(pid);
    },
  };
}
