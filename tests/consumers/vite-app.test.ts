import { cp, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { node, toolFile } from '../../scripts/shared/tool.mjs';
import { buildOnce, passOnce } from '../support/build-once.ts';
import { installed } from './installed.ts';
import { tarballs, weights } from './tarballs.ts';
import { inputsOf } from './vite-site.ts';

describe('an app of another team, with nothing but the tarball', () => {
  let app: Awaited<ReturnType<typeof installed>>;
  let inputs: readonly string[];
  /** The folder with Vite's output: `dist` for the browser, `server` for the server. */
  let built: string;
  // Replaces the tests' own environment, with which the app would use React's development build.
  const env = { ...process.env, NODE_ENV: 'production' };
  const run = (...args: string[]) => node(args, { cwd: app.folder, quiet: true, env });
  beforeAll(async () => {
    const packed = await tarballs('design-system');
    app = await installed(packed, join(import.meta.dirname, 'vite-app'), { more: ['vite'] });
    inputs = await inputsOf(packed, 'tests/consumers/vite-app');
    built = await buildOnce('vite-app', inputs, build);
  }, 240_000);
  afterAll(() => app?.remove());

  /** Builds the app. Vite must print nothing. */
  const build = async (draft: string) => {
    const vite = [toolFile('vite'), 'build', '--logLevel', 'error'];
    expect(await run(...vite)).toEqual({ code: 0, output: '' });
    expect(await run(...vite, '--ssr', 'src/server.tsx', '--outDir', 'server')).toMatchObject({ code: 0 });
    for (const folder of ['dist', 'server'])
      await cp(join(app.folder, folder), join(draft, folder), { recursive: true });
  };

  /** Returns the scripts that Vite has built. */
  const scripts = async () => {
    const assets = join(built, 'dist/assets');
    const files = (await readdir(assets)).filter((file) => file.endsWith('.js'));
    return Promise.all(
      files.map(async (file) => ({ file, text: await readFile(join(assets, file), 'utf8') })),
    );
  };

  it('compiles, and the types reject wrong use', async () => {
    await passOnce('types-of-vite-app', inputs, async () => {
      expect(await run(toolFile('typescript', 'tsc'), '-p', '.')).toEqual({ code: 0, output: '' });
    });
  });

  it('loads every entry in plain Node', async () => {
    const home = 'node_modules/@crema/design-system';
    const script = `
      const { exports } = JSON.parse(await (await import('node:fs/promises')).readFile('${home}/package.json', 'utf8'));
      const entries = Object.keys(exports).filter((entry) => !/\\.(css|json|txt)$|\\*$/.test(entry));
      for (const entry of entries) {
        const names = Object.keys(await import('@crema/design-system' + entry.slice(1)));
        if (names.length === 0) throw new Error(entry + ' exports nothing');
      }
      console.log(entries.length > 30);`;
    expect(await run('--input-type=module', '-e', script)).toEqual({ code: 0, output: 'true\n' });
  });

  it('builds with Vite to its script, the style sheet in one layer and the fonts', async () => {
    const assets = join(built, 'dist/assets');
    const files = await readdir(assets);
    expect(files.filter((file) => file.endsWith('.woff2')).length).toBeGreaterThan(1);
    const sheet = await readFile(join(assets, files.find((file) => file.endsWith('.css')) ?? ''), 'utf8');
    expect(sheet).toMatch(
      /^@layer theme,\s*base,\s*components,\s*utilities(,\s*crema)?;\s*@layer crema\s*\{/,
    );
    // Vite inlines small files. Every visitor would then download the fonts of all languages.
    expect(sheet).not.toContain('url(data:font');
    // Edge shows its own button to reveal a password, which would cover ours.
    expect(sheet).toMatch(/\.ds-control::-ms-reveal\s*\{\s*display:\s*none/);
  });

  it('finds each entry within its budget', async () => {
    const { code, output } = await weights('design-system');
    expect({ code, over: output.split('\n').filter((line) => line.includes('←')) }).toEqual({
      code: 0,
      over: [],
    });
  });

  it('contains no component that the app does not use', async () => {
    const script = (await scripts()).map(({ text }) => text).join('\n');
    expect(script).toContain('Bitte eintragen.');
    // The name of the dialog's part in Radix.
    expect(script).not.toContain('DialogContent');
  });

  it('contains the list of the combo box in a chunk for which the page does not wait', async () => {
    const page = await readFile(join(built, 'dist/index.html'), 'utf8');
    const withList = (await scripts()).filter(({ text }) => text.includes('aria-activedescendant'));
    expect(withList).toHaveLength(1);
    expect(withList.filter(({ file }) => page.includes(file))).toEqual([]);
  });

  it('renders a form on the server', async () => {
    await cp(join(built, 'server'), join(app.folder, 'server'), { recursive: true });
    const { code, output } = await run('server/server.js');
    expect({ code, output }).toMatchObject({ code: 0 });
    expect(output).toMatch(/<form[^>]*novalidate/i);
    expect(output).toMatch(
      /<input[^>]*name="email"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="email"/,
    );
    expect(output).toContain('Bitte eintragen.');
    // The server renders a plain field, until the list has loaded.
    expect(output).toMatch(/<input[^>]*autoComplete="address-line1"/i);
    expect(output).not.toContain('combobox');
    expect(output).toContain('Passwort anzeigen');
  });
});
