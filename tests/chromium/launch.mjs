/**
 * Which browser the tests run in, and how it is started.
 *
 * In this order: `CHROME_PATH`; the Chromium that came with the packages; a Chrome or Chromium of this machine;
 * Playwright's own. Nothing is downloaded here. Pictures are compared with the registry's Chromium only: another
 * version draws a button a little differently.
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

/** Also as root in a container, without network chatter, and with text drawn alike everywhere. */
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

/** Containers often have 64 MB, which a page with large pictures fills. */
const enoughSharedMemory = 1e9;

/**
 * Playwright keeps Chromium's processes from sharing memory in /dev/shm, where there may be little. They share files then, which
 * costs a tenth of a page's time.
 */
function sharingMemory() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > enoughSharedMemory ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {};
  } catch {
    return {};
  }
}

/** What to do when there is no browser; also what the error says. */
export const noBrowser =
  'No browser to test in: set CHROME_PATH to a Chrome or Chromium, or install one (on Debian or Ubuntu as root: apt-get update && apt-get install -y chromium).';

/**
 * An error that is one sentence: the way through this file says nothing to whoever has to install a browser.
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

/**
 * The ways to a browser, best first.
 * @type {Record<Source, () => Found | Promise<Found>>}
 */
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
 * The browser, where it came from, and how to launch it.
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
 * The same for a configuration, which is read before anybody knows whether a browser will be needed: without a browser
 * it gives options that cannot launch, and `global-setup.mjs` says the sentence when a test does need one.
 * @returns {Promise<{ source: Source | 'none', launchOptions: LaunchOptions }>}
 */
export async function findChromium() {
  try {
    return await requireChromium();
  } catch {
    return { source: 'none', launchOptions: { args, env: inherited() } };
  }
}

/**
 * Playwright's launch options alone.
 * @returns {Promise<LaunchOptions>}
 */
export const chromiumLaunch = async () => (await findChromium()).launchOptions;

/**
 * Whether pictures may be compared with the stored ones.
 * @returns {Promise<boolean>}
 */
export const comparesPictures = async () => (await findChromium()).source === 'registry';
