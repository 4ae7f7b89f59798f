/** Looks for the programs that a screen reader needs. It downloads nothing. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** The programs by the Debian package that brings them. */
const programs = {
  'firefox-esr': ['firefox-esr'],
  orca: ['orca'],
  xvfb: ['Xvfb'],
  xdotool: ['xdotool'],
  'dbus-daemon': ['dbus-daemon'],
};

/** Not on the path: Orca needs it to reach a browser. */
const launcher = { package: 'at-spi2-core', file: '/usr/libexec/at-spi-bus-launcher' };

const onPath = (/** @type {string} */ name) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find(existsSync);

/**
 * Returns the paths of the programs, or a sentence that says how to install the missing ones.
 * @returns {{ missing: string } | { firefox: string, orca: string, xvfb: string, xdotool: string, dbus: string }}
 */
export function findScreenReader() {
  const [firefox, orca, xvfb, xdotool, dbus] = Object.values(programs).map(([name]) => onPath(name));
  if (firefox && orca && xvfb && xdotool && dbus && existsSync(launcher.file))
    return { firefox, orca, xvfb, xdotool, dbus };
  const packages = [...Object.keys(programs), launcher.package].join(' ');
  return {
    missing: `No screen reader to test with: on Debian, as root: apt-get update && apt-get install -y ${packages}`,
  };
}
