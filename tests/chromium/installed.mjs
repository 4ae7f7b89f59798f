/** Looks for a Chrome or Chromium that is already on the machine. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** Paths outside the PATH that the installers of each platform use. */
const usual = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  linux: ['/usr/bin/chromium', '/usr/bin/google-chrome', '/opt/google/chrome/chrome', '/snap/bin/chromium'],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/**
 * Returns the first one found: on the PATH, otherwise at a usual path.
 * @param {Record<string, string | undefined>} env
 * @param {(file: string) => boolean} exists
 * @returns {string | undefined}
 */
export function installedChromium(env = process.env, exists = existsSync) {
  const ending = process.platform === 'win32' ? '.exe' : '';
  const onPath = (env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name + ending)));
  const usualPaths = Object.entries(usual).flatMap(([platform, files]) =>
    platform === process.platform ? files : [],
  );
  return [...onPath, ...usualPaths].find((file) => exists(file));
}
