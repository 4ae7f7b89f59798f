import { describe, expect, test } from 'vitest';
import { findFirefox, findWebKit } from './installed.mjs';

/**
 * Creates a machine with these files.
 * @param {readonly string[]} files
 * @returns {import('./installed.mjs').Machine}
 */
const machineWith = (files) => ({
  path: '/usr/local/bin:/usr/bin',
  exists: (file) => files.includes(file),
  list: (folder) => [
    ...new Set(
      files.flatMap((file) =>
        file.startsWith(`${folder}/`) ? [file.slice(folder.length + 1).split('/')[0] ?? ''] : [],
      ),
    ),
  ],
});

describe('Firefox', () => {
  test.each(['/usr/bin/firefox-esr', '/usr/local/bin/firefox'])('is found at %s', (file) => {
    expect(findFirefox(machineWith([file]))).toEqual({ firefox: file });
  });

  test('if it is missing, one sentence names its package', () => {
    expect(findFirefox(machineWith(['/opt/firefox']))).toEqual({
      missing:
        'No Firefox to test in: on Debian or Ubuntu, as root: apt-get update && apt-get install -y firefox-esr',
    });
  });
});

describe('WebKitGTK', () => {
  const driver = '/usr/bin/WebKitWebDriver';
  const display = '/usr/bin/Xvfb';
  const browser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
  const missing =
    'No WebKitGTK to test in: on Debian or Ubuntu, as root: apt-get update && apt-get install -y webkit2gtk-driver xvfb';

  test.each([
    browser,
    '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.0/MiniBrowser',
    '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
  ])('is found at %s', (file) => {
    expect(findWebKit(machineWith([driver, display, file]))).toEqual({ driver, display, browser: file });
  });

  test('the newer of two versions is used', () => {
    const older = browser.replace('4.1', '4.0');
    expect(findWebKit(machineWith([driver, display, browser, older]))).toMatchObject({ browser });
  });

  test.each([
    ['the driver', [display, browser]],
    ['the browser', [driver, display]],
    ['the screen', [driver, browser]],
  ])('without %s one sentence says which packages bring it', (_, files) => {
    expect(findWebKit(machineWith(files))).toEqual({ missing });
  });
});
