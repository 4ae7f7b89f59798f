import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { node, toolFile } from '../../scripts/shared/tool.mjs';
import { useBrowser } from '../e2e/support/browser.ts';
import { enterFields, fieldsOnPage, fieldsSeen, reactOf } from './fields.ts';
import { installed } from './installed.ts';
import { versionIn } from './peers.ts';
import { served } from './served.ts';
import { tarballs } from './tarballs.ts';

type Result = { code: number; output: string };

/** For development: the React that warns. */
const env = { ...process.env, NODE_ENV: 'development' };

describe.each(['least', 'newest'] as const)('eighteen fields built with Vite on the %s peers', (peers) => {
  const browser = useBrowser();
  let app: Awaited<ReturnType<typeof installed>>;
  let site: Awaited<ReturnType<typeof served>>;
  let builds: Result[];
  let rendered: Result;
  const run = (...args: string[]) => node(args, { cwd: app.folder, quiet: true, env });
  const build = (...args: string[]) =>
    run(toolFile('vite'), 'build', '--mode', 'development', '--logLevel', 'warn', ...args);

  beforeAll(async () => {
    const fixture = join(import.meta.dirname, 'fields-app');
    app = await installed(await tarballs('design-system'), fixture, {
      peers,
      more: ['vite', '@vitejs/plugin-react'],
    });
    builds = [await build(), await build('--ssr', 'src/server.tsx', '--outDir', 'server')];
    rendered = await run('server/server.js');
    const page = join(app.folder, 'dist/index.html');
    const html = await readFile(page, 'utf8');
    await writeFile(
      page,
      html.replace('<!--app-->', () => rendered.output.trim()),
    );
    site = await served(join(app.folder, 'dist'));
  });
  afterAll(async () => {
    await site?.close();
    await app?.remove();
  });

  test('are built without a word', () => {
    expect(builds).toEqual(builds.map(() => ({ code: 0, output: '' })));
  });

  test('the server renders them on that React and has nothing to say', async () => {
    expect(rendered.code).toBe(0);
    expect(rendered.output.trim().split('\n')).toHaveLength(1);
    expect(rendered.output).toContain(`data-react="${await versionIn(app.folder, 'react')}"`);
  });

  test('the browser takes them over and has nothing to say, while they are used, too', async () => {
    const { page, complaints } = await browser();
    await page.goto(site.origin);
    await expect.poll(() => fieldsSeen(page)).toEqual(fieldsOnPage);
    await enterFields(page);
    expect(await reactOf(page)).toBe(await versionIn(app.folder, 'react'));
    expect(complaints).toEqual([]);
  });
});
