/**
 * Chooses the browser that the tests run in, and its launch options.
 *
 * The order is: `CHROME_PATH`, the Chromium that came with the packages, a Chrome or Chromium of this
 * machine, Playwright's own. Nothing is downloaded here. Pictures are compared only with the Chromium of the
 * packages, because another version draws a button slightly differently.
 *
 * @example
 * const { launchOptions } = await requireChromium();
 * const browser = await chromium.launch(launchOptions);
 */
import { existsSync, statfsSync } from 'node:fs';
import { installedChromium } from './installed.mjs';
import { bundledFonts, registryChromium } from './registry.mjs';

/**
 * @typedef {'CHROME_PATH' | 'registry' | 'installed' | 'playwright'} Source
 * @typedef {{ executablePath?: string, args: string[], env: Record<string, string>, ignoreDefaultArgs?: string[] }} LaunchOptions
 * @typedef {{ executablePath: string, env?: Record<string, string> } | undefined} Found
 */

/**
 * Arguments for a browser that may run as root in a container, sends no requests of its own, and draws text
 * the same on every machine.
 */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** Containers often have only 64 MB, which a page with large pictures fills. */
const enoughSharedMemory = 1e9;

/**
 * Playwright stops Chromium's processes from sharing memory in /dev/shm, which may be small. They then share
 * files, which costs a tenth of a page's time. If there is enough memory, this undoes it.
 */
function sharingMemory() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > enoughSharedMemory ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {};
  } catch {
    return {};
  }
}

/** The instruction for a machine without a browser. It is also the error message. */
export const noBrowser =
  'No browser to test in: set CHROME_PATH to a Chrome or Chromium, or install one (on Debian or Ubuntu as root: apt-get update && apt-get install -y chromium).';

/**
 * Creates an error that is printed as one sentence. A stack trace would not help a developer who has to
 * install a browser.
 * @param {string} [message]
 * @returns {Error & { code: 'NO_BROWSER' }}
 */
export function noBrowserError(message = noBrowser) {
  const error = Object.assign(new Error(message), { code: /** @type {const} */ ('NO_BROWSER') });
  error.name = 'NoBrowserError';
  error.stack = `${error.name}: ${message}`;
  return error;
}

/** @returns {Promise<Found>} */
async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  const executablePath = chromium.executablePath();
  return existsSync(executablePath) ? { executablePath } : undefined;
}

/** The sources of a browser, best first. @type {Record<Source, () => Found | Promise<Found>>} */
export const ways = {
  CHROME_PATH: () => {
    const executablePath = process.env['CHROME_PATH'];
    if (!executablePath) return undefined;
    if (existsSync(executablePath)) return { executablePath };
    throw noBrowserError(
      `CHROME_PATH names ${executablePath}, which does not exist. Correct it or unset it.`,
    );
  },
  registry: () => registryChromium(),
  installed: () => {
    const executablePath = installedChromium();
    return executablePath ? { executablePath } : undefined;
  },
  playwright: playwrightsOwn,
};

/** @returns {Record<string, string>} */
const inherited = () =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );

/**
 * Returns the browser, its source, and its launch options.
 * @param {typeof ways} [from]
 * @returns {Promise<{ source: Source, launchOptions: LaunchOptions }>}
 * @throws the sentence, when there is none
 */
export async function requireChromium(from = ways) {
  const fonts = process.platform === 'linux' ? await bundledFonts() : undefined;
  for (const source of /** @type {const} */ (['CHROME_PATH', 'registry', 'installed', 'playwright'])) {
    const found = await from[source]();
    if (!found) continue;
    const env = { ...inherited(), ...found.env, ...(fonts ? { FONTCONFIG_FILE: fonts } : {}) };
    const options = { executablePath: found.executablePath, args: [...args], env, ...sharingMemory() };
    return { source, launchOptions: options };
  }
  throw noBrowserError();
}

/**
 * Returns the same for a configuration file, which Vitest reads before it knows if a test needs a browser.
 * Without a browser the options cannot launch, and `global-setup.mjs` prints the sentence if a test needs
 * one.
 * @returns {Promise<{ source: Source | 'none', launchOptions: LaunchOptions }>}
 */
export async function findChromium() {
  try {
    return await requireChromium();
  } catch {
    return { source: 'none', launchOptions: { args, env: inherited() } };
  }
}

/** Returns only Playwright's launch options. @returns {Promise<LaunchOptions>} */
export const chromiumLaunch = async () => (await findChromium()).launchOptions;

/** Returns true if pictures may be compared with the stored ones. @returns {Promise<boolean>} */
export const comparesPictures = async () => (await findChromium()).source === 'registry';
