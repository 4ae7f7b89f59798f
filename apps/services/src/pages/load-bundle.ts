import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shopOptions, siteKeys } from '@crema/flow-domain';
import * as v from 'valibot';
import type { AppBundle, PrerenderedPage } from './app-bundle.ts';
import { type Asset, loadAssets } from './load-assets.ts';
import { compilePage } from './page-template.ts';

const serverModule = v.object({
  hosts: v.record(v.string(), v.picklist(siteKeys)),
  companyTerms: v.array(v.string()),
  options: v.optional(v.record(v.string(), shopOptions), {}),
  forms: v.record(
    v.string(),
    v.object({ paths: v.tupleWithRest([v.string()], v.string()), next: v.string() }),
  ),
  render: v.function(),
});

const renderedPage = v.object({
  status: v.number(),
  location: v.optional(v.string()),
  html: v.optional(v.string()),
  csp: v.optional(v.string()),
});

const pageIndex = v.record(
  v.picklist(siteKeys),
  v.record(v.string(), v.object({ file: v.string(), csp: v.string() })),
);

async function loadPages(folder: string): Promise<ReadonlyMap<string, PrerenderedPage>> {
  const index = v.parse(pageIndex, JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')));
  const pages = Object.entries(index).flatMap(([site, paths]) =>
    Object.entries(paths).map(async ([path, { file, csp }]) => {
      const html = await readFile(join(folder, file), 'utf8');
      return [`${site} ${path}`, { fill: compilePage(html), csp }] as const;
    }),
  );
  return new Map(await Promise.all(pages));
}

/**
 * Loads the built app from its folder: `server/index.js`, `pages/` and `client/`. What it exports is checked here, so
 * that a build of another shape is an error at the start and not in front of a shopper.
 */
export async function loadBundle(appDir: string): Promise<AppBundle> {
  const [module, pages, assets]: [unknown, ReadonlyMap<string, PrerenderedPage>, ReadonlyMap<string, Asset>] =
    await Promise.all([
      import(pathToFileURL(join(appDir, 'server/index.js')).href),
      loadPages(join(appDir, 'pages')),
      loadAssets(join(appDir, 'client')),
    ]);
  const { hosts, companyTerms, options, forms, render } = v.parse(serverModule, module);
  return {
    hosts: new Map(Object.entries(hosts)),
    companyTerms,
    options: (flow) => (Object.hasOwn(options, flow) ? (options[flow] ?? {}) : {}),
    form: (flow) => (Object.hasOwn(forms, flow) ? forms[flow] : undefined),
    render: async (url, state) => v.parse(renderedPage, await render(url, state)),
    prerendered: (site, path) => pages.get(`${site} ${path}`),
    asset: (path) => assets.get(path),
  };
}
