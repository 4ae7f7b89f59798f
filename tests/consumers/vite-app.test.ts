import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/shared/places.mjs';
import { node, toolFile } from '../../scripts/shared/tool.mjs';
import { installed } from './installed.ts';
import { tarballs } from './tarballs.ts';

describe('an app of another team, with nothing but the tarball', () => {
  let app: Awaited<ReturnType<typeof installed>>;
  // Not the tests' own environment: React would be its development build.
  const env = { ...process.env, NODE_ENV: 'production' };
  const run = (...args: string[]) => node(args, { cwd: app.folder, quiet: true, env });
  beforeAll(async () => {
    app = await installed(await tarballs('design-system'), join(import.meta.dirname, 'vite-app'), {
      more: ['vite'],
    });
  });
  afterAll(() => app?.remove());

  /** The scripts that Vite has built. */
  const scripts = async () => {
    const assets = join(app.folder, 'dist/assets');
    const files = (await readdir(assets)).filter((file) => file.endsWith('.js'));
    return Promise.all(
      files.map(async (file) => ({ file, text: await readFile(join(assets, file), 'utf8') })),
    );
  };

  it('is known to the types, and wrong use is refused', async () => {
    expect(await run(toolFile('typescript', 'tsc'), '-p', '.')).toEqual({ code: 0, output: '' });
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

  it('builds with Vite: its script, the style sheet in one layer, the fonts', async () => {
    const { code, output } = await run(toolFile('vite'), 'build', '--logLevel', 'error');
    expect({ code, output }).toEqual({ code: 0, output: '' });
    const assets = join(app.folder, 'dist/assets');
    const files = await readdir(assets);
    expect(files.filter((file) => file.endsWith('.woff2')).length).toBeGreaterThan(1);
    const sheet = files.find((file) => file.endsWith('.css')) ?? '';
    expect(await readFile(join(assets, sheet), 'utf8')).toMatch(/^@layer crema\s*\{/);
  });

  it('finds each entry within its budget', async () => {
    const { code, output } = await node([join(root, 'scripts/package/size.mjs'), 'design-system'], {
      cwd: root,
      quiet: true,
    });
    expect({ code, over: output.split('\n').filter((line) => line.includes('←')) }).toEqual({
      code: 0,
      over: [],
    });
  });

  it('carries no component that the app does not use', async () => {
    const script = (await scripts()).map(({ text }) => text).join('\n');
    expect(script).toContain('Bitte eintragen.');
    // The name of the dialog's part in Radix.
    expect(script).not.toContain('DialogContent');
  });

  it('carries the list of the combo box in a chunk that the page does not wait for', async () => {
    const page = await readFile(join(app.folder, 'dist/index.html'), 'utf8');
    const withList = (await scripts()).filter(({ text }) => text.includes('aria-activedescendant'));
    expect(withList).toHaveLength(1);
    expect(withList.filter(({ file }) => page.includes(file))).toEqual([]);
  });

  it('renders a form on the server', async () => {
    const build = await run(toolFile('vite'), 'build', '--ssr', 'src/server.tsx', '--outDir', 'server');
    expect(build).toMatchObject({ code: 0 });
    const { code, output } = await run('server/server.js');
    expect({ code, output }).toMatchObject({ code: 0 });
    expect(output).toMatch(/<form[^>]*novalidate/i);
    expect(output).toMatch(
      /<input[^>]*name="email"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="email"/,
    );
    expect(output).toContain('Bitte eintragen.');
    // A plain field, until its list has come.
    expect(output).toMatch(/<input[^>]*autoComplete="address-line1"/i);
    expect(output).not.toContain('combobox');
    expect(output).toContain('Passwortstärke');
  });
});
