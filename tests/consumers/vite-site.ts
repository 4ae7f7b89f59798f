import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { PackageGroup } from '../../scripts/package/packages.mjs';
import { root } from '../../scripts/shared/places.mjs';
import { node, toolFile } from '../../scripts/shared/tool.mjs';
import type { OpenPage, useBrowser } from '../e2e/support/browser.ts';
import { buildOnce, passOnce } from '../support/build-once.ts';
import { hashesOf } from '../support/sources.ts';
import { installed } from './installed.ts';
import { served } from './served.ts';
import { tarballs } from './tarballs.ts';

type Options = {
  /** Our packages that the app installs. @default the design system */
  groups?: readonly PackageGroup[];
  /** Further packages of the app. @default none */
  more?: readonly string[];
  /**
   * Folders of this repository to copy into the app, each with its path there. @default none
   */
  copies?: Readonly<Record<string, string>>;
};

/** Returns everything that affects a consumer's app, for `buildOnce`. @param paths of the repository */
export async function inputsOf(packages: readonly string[], ...paths: readonly string[]): Promise<string[]> {
  const helpers = ['installed', 'vite-site', 'next-app', 'next-server'].map(
    (name) => `tests/consumers/${name}.ts`,
  );
  return [...packages, ...[...(await hashesOf(root, [...paths, ...helpers]))].map(String)];
}

/** Builds a fixture with Vite and serves it. @param browser of the test file */
export function viteSite(
  browser: ReturnType<typeof useBrowser>,
  fixture: string,
  { groups = ['design-system'], more = [], copies = {} }: Options = {},
) {
  let app: Awaited<ReturnType<typeof installed>>;
  let site: Awaited<ReturnType<typeof served>>;
  let inputs: readonly string[];
  let dist: string;
  const env = { ...process.env, NODE_ENV: 'production' };
  const run = (...args: string[]) => node(args, { cwd: app.folder, quiet: true, env });
  const build = async (draft: string) => {
    const { code, output } = await run(toolFile('vite'), 'build', '--logLevel', 'error');
    if (code !== 0 || output !== '') throw new Error(`Vite does not build ${fixture}: ${output}`);
    await cp(join(app.folder, 'dist'), draft, { recursive: true });
  };
  beforeAll(async () => {
    const folder = join(import.meta.dirname, fixture);
    const packed = await tarballs(...groups);
    app = await installed(packed, folder, { more: ['vite', ...more] });
    for (const [from, to] of Object.entries(copies)) {
      await cp(join(root, from), join(app.folder, to), { recursive: true });
    }
    inputs = await inputsOf(packed, `tests/consumers/${fixture}`, ...Object.keys(copies));
    dist = await buildOnce(fixture, inputs, build);
    site = await served(dist);
  }, 240_000);
  afterAll(async () => {
    await site?.close();
    await app?.remove();
  });
  return {
    /** Runs a script of the app in Node. */
    run,
    /** Returns the folder of the app. */
    folder: () => app.folder,
    /** Returns the folder with Vite's output. */
    dist: () => dist,
    /** Compiles the app. @throws the output of TypeScript if the types do not match */
    compiles: async () =>
      await passOnce(`types-of-${fixture}`, inputs, async () => {
        const { code, output } = await run(toolFile('typescript', 'tsc'), '-p', '.');
        if (code !== 0) throw new Error(output);
      }),
    open: async (path: string): Promise<OpenPage> => {
      const opened = await browser();
      await opened.page.goto(site.origin + path);
      return opened;
    },
  };
}
