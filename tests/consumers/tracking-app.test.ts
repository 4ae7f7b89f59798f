import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { node } from '../../scripts/shared/tool.mjs';
import { installed } from './installed.ts';
import { versionIn } from './peers.ts';
import { tarballs } from './tarballs.ts';

describe.each(['least', 'newest'] as const)('tracking from its tarball on the %s React', (peers) => {
  let app: Awaited<ReturnType<typeof installed>>;
  beforeAll(async () => {
    const fixture = join(import.meta.dirname, 'tracking-app');
    app = await installed(await tarballs('tracking'), fixture, { peers, more: ['react-dom'] });
  });
  afterAll(() => app?.remove());

  test('renders on the server and logs nothing', async () => {
    const rendered = await node(['render.js'], { cwd: app.folder, quiet: true });
    const version = await versionIn(app.folder, 'react');
    expect(rendered).toEqual({ code: 0, output: `<button type="button">${version}</button>\n` });
  });

  test('contains the reference, whose first page links to all of its parts', () => {
    const reference = join(app.folder, 'node_modules/@crema/tracking/dist/reference');
    const links = readFileSync(join(reference, 'README.md'), 'utf8').matchAll(/\]\(([^)#]+)\)/g);
    const parts = Array.from(links, ([, part = '']) => part);
    expect(parts).toContain('messages/LeadData.md');
    expect(parts.filter((part) => !existsSync(join(reference, part)))).toEqual([]);
  });
});
