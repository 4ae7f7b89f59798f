import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { installedChromium } from '../tests/chromium/installed.mjs';
import { noBrowser, requireChromium } from '../tests/chromium/launch.mjs';
import { bundledFonts } from '../tests/chromium/registry.mjs';
import { folderWith } from './testing/folder.mjs';
import { program } from './testing/program.mjs';

const absent = () => undefined;
const none = { CHROME_PATH: absent, registry: absent, installed: absent, playwright: absent };
const at = (/** @type {string} */ executablePath) => () => ({ executablePath });

describe('the browser the tests run in', () => {
  test('is the one of CHROME_PATH first, then the registry’s, the machine’s, Playwright’s', async () => {
    const all = { CHROME_PATH: at('/1'), registry: at('/2'), installed: at('/3'), playwright: at('/4') };
    const left = new Map(Object.entries(all));
    /** @type {string[]} */
    const order = [];
    for (const name of /** @type {const} */ (['CHROME_PATH', 'registry', 'installed', 'playwright'])) {
      const { source, launchOptions } = await requireChromium({ ...none, ...Object.fromEntries(left) });
      order.push(`${source} ${launchOptions.executablePath}`);
      left.delete(name);
    }
    expect(order).toEqual(['CHROME_PATH /1', 'registry /2', 'installed /3', 'playwright /4']);
  });

  test('if there is none, one sentence says how to install one', async () => {
    await expect(requireChromium(none)).rejects.toMatchObject({ message: noBrowser, code: 'NO_BROWSER' });
    expect(noBrowser).toMatch(/CHROME_PATH.*apt-get install -y chromium/);
  });

  test('a wrong CHROME_PATH is an error, not ignored', async () => {
    const module = new URL('../tests/chromium/launch.mjs', import.meta.url).href;
    const text = `import(${JSON.stringify(module)}).then((m) => m.requireChromium()).catch((e) => console.log(e.message))`;
    const { stdout } = await program(['-e', text], { env: { CHROME_PATH: '/no/chrome' } });
    expect(stdout).toBe('CHROME_PATH names /no/chrome, which does not exist. Correct it or unset it.\n');
  });

  test('the configuration loads without one', async () => {
    const module = new URL('../tests/chromium/launch.mjs', import.meta.url).href;
    const text = `import(${JSON.stringify(module)}).then((m) => m.findChromium()).then((f) => console.log(f.source))`;
    const { stdout } = await program(['-e', text], { env: { CHROME_PATH: '/no/chrome' } });
    expect(stdout).toBe('none\n');
  });

  test.runIf(process.platform === 'linux')('is looked for on the PATH', () => {
    const exists = (/** @type {string} */ file) => file === '/opt/tools/google-chrome';
    expect(installedChromium({ PATH: '/bin:/opt/tools' }, exists)).toBe('/opt/tools/google-chrome');
    expect(installedChromium({ PATH: '/bin' }, exists)).toBeUndefined();
  });

  test('has its fonts unpacked once, even by two processes at a time', async () => {
    const folder = folderWith();
    const [first, second] = await Promise.all([bundledFonts(folder), bundledFonts(folder)]);
    expect(first).toBe(second);
    expect(readdirSync(folder)).toHaveLength(1);
    const unpacked = statSync(join(folder, readdirSync(folder)[0] ?? '')).ino;
    await bundledFonts(folder);
    expect(statSync(join(folder, readdirSync(folder)[0] ?? '')).ino).toBe(unpacked);
    expect(readFileSync(first ?? '', 'utf8')).toContain(folder);
  });
});
