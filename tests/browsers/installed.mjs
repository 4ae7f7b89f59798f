/**
 * Looks for Firefox and WebKitGTK on this machine. It downloads nothing. If one is missing, a sentence says
 * how to install it.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/**
 * @typedef {'firefox' | 'webkit'} Engine
 * @typedef {{ missing: string }} Missing
 * @typedef {{ firefox: string }} FirefoxFiles
 * @typedef {{ driver: string, browser: string, display: string }} WebKitFiles
 */

/**
 * The parts of the machine that this module reads.
 * @typedef {object} Machine
 * @property {string} path folders of programs, as in `PATH`
 * @property {(file: string) => boolean} exists
 * @property {(folder: string) => string[]} list names in a folder, none if it does not exist
 */

/** @type {Machine} */
const thisMachine = {
  path: process.env['PATH'] ?? '',
  exists: existsSync,
  list: (folder) => (statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : []),
};

const howToGet = (/** @type {string} */ name, /** @type {string} */ packages) =>
  `No ${name} to test in: on Debian or Ubuntu, as root: apt-get update && apt-get install -y ${packages}`;

/** @param {Machine} machine @param {readonly string[]} names @returns {string | undefined} */
const onPath = ({ path, exists }, names) =>
  path
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(exists);

/**
 * Finds Firefox. It runs headless, so it needs no screen.
 * @param {Machine} [machine]
 * @returns {FirefoxFiles | Missing}
 */
export function findFirefox(machine = thisMachine) {
  const firefox = onPath(machine, ['firefox-esr', 'firefox']);
  return firefox ? { firefox } : { missing: howToGet('Firefox', 'firefox-esr') };
}

/**
 * Finds WebKitGTK. The driver is on the path. The browser is beside the library, in a folder named after the
 * processor. It needs a screen for its page, which Xvfb provides.
 * @param {Machine} [machine]
 * @returns {WebKitFiles | Missing}
 */
export function findWebKit(machine = thisMachine) {
  const driver = onPath(machine, ['WebKitWebDriver']);
  const display = onPath(machine, ['Xvfb']);
  const browser = machine
    .list('/usr/lib')
    .map((name) => `/usr/lib/${name}`)
    .concat('/usr/lib', '/usr/libexec')
    .flatMap((folder) =>
      machine.list(folder).flatMap((name) => (name.startsWith('webkit2gtk-') ? [join(folder, name)] : [])),
    )
    .toSorted()
    .map((folder) => join(folder, 'MiniBrowser'))
    .findLast(machine.exists);
  return driver && browser && display
    ? { driver, browser, display }
    : { missing: howToGet('WebKitGTK', 'webkit2gtk-driver xvfb') };
}
