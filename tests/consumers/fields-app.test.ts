import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { node, toolFile } from '../../scripts/shared/tool.mjs';
import { useBrowser } from '../e2e/support/browser.ts';
import { buildOnce } from '../support/build-once.ts';
import { enterFields, fieldsOnPage, fieldsSeen, reactOf } from './fields.ts';
import { installed } from './installed.ts';
import { versionIn } from './peers.ts';
import { served } from './served.ts';
import { tarballs } from './tarballs.ts';
import { inputsOf } from './vite-site.ts';

/** Uses the development build of React, which logs warnings. */
const env = { ...process.env, NODE_ENV: 'development' };

describe.each(['least', 'newest'] as const)('eighteen fields built with Vite on the %s peers', (peers) => {
  const browser = useBrowser();
  let app: Awaited<ReturnType<typeof installed>>;
  let site: Awaited<ReturnType<typeof served>>;
  let rendered: string;
  const run = (...args: string[]) => node(args, { cwd: app.folder, quiet: true, env });

  /** Runs Vite, which must print nothing. */
  const vite = async (...args: string[]) => {
    const said = await run(toolFile('vite'), 'build', '--mode', 'development', '--logLevel', 'warn', ...args);
    expect(said).toEqual({ code: 0, output: '' });
  };
  /** Builds the page, with the HTML of the server in it. */
  const build = async (draft: string) => {
    await vite();
    await vite('--ssr', 'src/server.tsx', '--outDir', 'server');
    const { code, output } = await run('server/server.js');
    expect({ code, output }).toMatchObject({ code: 0 });
    const page = join(app.folder, 'dist/index.html');
    const html = await readFile(page, 'utf8');
    await writeFile(
      page,
      html.replace('<!--app-->', () => output.trim()),
    );
    await writeFile(join(draft, 'rendered.html'), output);
    await cp(join(app.folder, 'dist'), join(draft, 'dist'), { recursive: true });
  };

  beforeAll(async () => {
    const fixture = join(import.meta.dirname, 'fields-app');
    const packed = await tarballs('design-system');
    const more = ['vite', '@vitejs/plugin-react'];
    app = await installed(packed, fixture, { peers, more });
    const inputs = await inputsOf(packed, 'tests/consumers/fields-app');
    const built = await buildOnce(`fields-app-on-${peers}`, inputs, build);
    rendered = await readFile(join(built, 'rendered.html'), 'utf8');
    site = await served(join(built, 'dist'));
  }, 240_000);
  afterAll(async () => {
    await site?.close();
    await app?.remove();
  });

  test('the server renders them with that React and logs nothing', async () => {
    expect(rendered.trim().split('\n')).toHaveLength(1);
    expect(rendered).toContain(`data-react="${await versionIn(app.folder, 'react')}"`);
  });

  test('the browser hydrates them and logs nothing, even while a shopper uses them', async () => {
    const { page, complaints } = await browser();
    await page.goto(site.origin);
    await expect.poll(() => fieldsSeen(page)).toEqual(fieldsOnPage);
    await enterFields(page);
    expect(await reactOf(page)).toBe(await versionIn(app.folder, 'react'));
    expect(complaints).toEqual([]);
  });
});
