import { readEmbedding, successIn } from '@crema/embed/address';
import { flows, type RenderPage, type SiteKey, siteKeys } from '@crema/flow-domain';
import { documentsFor } from '@crema/flow-domain/server';
import type { BuildAssets } from '@crema/page-shell/assets';
import { pathGroupsOf, pathsOf } from '@crema/page-shell/route-table';
import type { MissingPages } from '@crema/page-shell/static-page';
import { brandDocuments } from './brand/brand-documents.ts';
import { brand, hosts as hostsOfSite, panels } from './brand/chosen.ts';
import { Mark } from './brand/chosen-mark.ts';
import { hostsOf } from './brand/hosts-of.ts';
import { createAppRender, createAppRenderFailure } from './render/create-render.tsx';
import { createPagePayload } from './render/page-payload.ts';
import { renderMissingPages } from './render/render-error-page.tsx';
import { servedApp } from './render/served-app.ts';
import { formsOf } from './routes/forms-of.ts';
import { leadsTo, leadTargets } from './routes/leads-to.ts';
import { appRouting } from './routes/app-routing.ts';
import { redirectsOf } from './routes/redirects.ts';
import { hasLaterStyle } from './routes/route.ts';

const { table } = appRouting;
const app = servedApp(brand, appRouting, { Mark, panels });

/** Makes the renderer of one build, with the pages that `renderMissing` has made of it. */
export const createRender = (build: BuildAssets, missing?: MissingPages): RenderPage =>
  createAppRender(build, app, missing);

/** Renders the pages for what is not there, when the app is built. */
export const renderMissing = (build: BuildAssets) => renderMissingPages(build, app);

/** Tells what a page is, as data: what `{page}/_payload.json` answers. */
export const createPayload = (build: BuildAssets) => createPagePayload(build, app);

/** Makes what renders the page for everything that goes wrong on the server, beforehand, when nothing has. */
export const createRenderFailure = (build: BuildAssets) => createAppRenderFailure(build, app);

/** Which host is which site. */
export const hosts = hostsOf(hostsOfSite);

/** The company's own names, by which the server judges as the page does. */
export const { companyTerms, options } = brand;

/** The forms that post without JavaScript, by the ids of their routes. */
export const forms = formsOf(table);

/** Where a customer sees and withdraws consents: the buttons there post without JavaScript, too. */
export const consentsPage = { paths: table.routes.filter((route) => route.showsConsents).flatMap(pathsOf) };

/** Parameters of an address that change the page under it: such a page is rendered when it is asked for. */
export const parameters = ['subscription'];

/** Where success leads from the page of a form, opened under an address. */
export function leadsToFrom(routeId: string, address: string, site: SiteKey): string {
  const route = table.routes.find(({ id }) => id === routeId);
  if (!route) throw new Error(`There is no route '${routeId}'.`);
  const embedding = readEmbedding(new URL(`http://localhost${address}`), site, flows);
  return embedding ? successIn(embedding, route) : leadsTo(route, address, leadTargets(brand, site));
}

/** The sites whose pages are rendered at build time. */
export const sites: readonly SiteKey[] = siteKeys;

/** The consent documents in force, by site, as pages show them: the server judges answers by the same. */
export const documents = Object.fromEntries(
  await Promise.all(
    sites.map(async (site) => [site, await brandDocuments(brand.name, documentsFor(site))] as const),
  ),
);

/** The addresses that take the place of pages, by site and path. */
export const redirects = Object.fromEntries(sites.map((site) => [site, redirectsOf(brand, site)]));

/** The origins whose pages may embed a site's, as the brand names them: the server checks how they are written. */
export const embedderOrigins = Object.fromEntries(
  sites.map((site) => [site, brand.embedderOrigins?.(site) ?? []]),
);

/** The routes whose pages are rendered at build time. The paths of a group are one page, the same bytes under each of them. */
export const pages = table.routes.map((route) => ({
  id: route.id,
  source: route.source,
  pathGroups: pathGroupsOf(route),
  parts: route.parts ?? [],
  hasLaterStyle: hasLaterStyle(route),
}));
