import { readEmbedding, successIn } from '@crema/embed/address';
import { flows, type SiteKey, siteKeys } from '@crema/flow-domain';
import type { RenderPage } from '@crema/page-contract';
import { documentsFor } from '@crema/flow-domain/server';
import type { BuildAssets } from '@crema/page-shell/assets';
import { hasLaterStyle } from '@crema/page-shell/page-files';
import { pathGroupsOf, pathsOf } from '@crema/page-shell/route-table';
import type { MissingPages } from '@crema/page-shell/static-page';
import { brandDocuments } from './brand/brand-documents.ts';
import { brand, hosts as hostsOfSite, panels } from './brand/chosen.ts';
import { Mark } from './brand/chosen-mark.ts';
import { hostsOf } from './brand/hosts-of.ts';
import { mailsOf } from './mails/mails.ts';
import { createAppRender, createAppRenderFailure } from './render/create-render.tsx';
import { createPagePayload } from './render/page-payload.ts';
import { renderMissingPages } from './render/render-error-page.tsx';
import { servedApp } from './render/served-app.tsx';
import { formsOf } from './routes/forms-of.ts';
import { leadsTo, leadTargets } from './routes/leads-to.ts';
import { appRouting } from './routes/app-routing.ts';
import { redirectsOf } from './routes/redirects.ts';

const { table } = appRouting;

/** Returns the paths of routes. */
const pathsWithId = (...ids: readonly string[]): readonly string[] =>
  ids.flatMap((id) => table.routes.filter((route) => route.id === id).flatMap(pathsOf));

const app = servedApp(brand, appRouting, { Mark, panels });

/** Creates the renderer of one build, with the pages that `renderMissing` has made of it. */
export const createRender = (build: BuildAssets, missing?: MissingPages): RenderPage =>
  createAppRender(build, app, missing);

/** Renders the pages for paths that do not exist. Runs when the app is built. */
export const renderMissing = (build: BuildAssets) => renderMissingPages(build, app);

/** Creates a function that returns the data of a page, the content of `{page}/_payload.json`. */
export const createPayload = (build: BuildAssets) => createPagePayload(build, app);

/** Creates the renderer of the page for errors of the server, which is rendered in advance, before an error happens. */
export const createRenderFailure = (build: BuildAssets) => createAppRenderFailure(build, app);

/** The site of each host name. */
export const hosts = hostsOf(hostsOfSite);

/**
 * The company's own names and its settings of forms, by which the server judges as the page does, and the word of its loyalty card,
 * which tracking reads.
 */
export const { companyTerms, options, cardWord } = brand;

/** The forms that post without JavaScript, by the ids of their routes. */
export const forms = formsOf(table);

/** The page on which a customer sees and withdraws consents. Its buttons also post without JavaScript. */
export const consentsPage = { paths: table.routes.filter((route) => route.showsConsents).flatMap(pathsOf) };

/** The page of a link that confirms an e-mail address. Its buttons post without JavaScript. */
export const confirmPage = { paths: pathsWithId('confirm', 'confirm-result') };

/** The pages of accounts. Their forms post to the server. */
export const accountPages = {
  login: pathsWithId('login', 'login-after'),
  password: pathsWithId('password', 'password-step'),
  account: pathsWithId('account', 'account-changed'),
};

/** Returns the shop's letters in the language of a site, rendered when the app is built. */
export const mails = (site: SiteKey) =>
  mailsOf(brand, site, {
    consents: consentsPage.paths[0] ?? '/',
    confirm: confirmPage.paths[0] ?? '/',
    password: `${accountPages.password[0] ?? ''}/new`,
  });

/** Parameters of an address that change its page. A page with one of them is rendered for each request. */
export const parameters = ['subscription', 'token'];

/** Returns where success leads from the page of a form that was opened under an address. */
export function leadsToFrom(routeId: string, address: string, site: SiteKey): string {
  const route = table.routes.find(({ id }) => id === routeId);
  if (!route) throw new Error(`There is no route '${routeId}'.`);
  const embedding = readEmbedding(new URL(`http://localhost${address}`), site, flows);
  return embedding ? successIn(embedding, route) : leadsTo(route, address, leadTargets(brand, site));
}

/** The sites whose pages are rendered at build time. */
export const sites: readonly SiteKey[] = siteKeys;

/** The consent documents in force, by site, as pages show them. The server judges answers by the same documents. */
export const documents = Object.fromEntries(
  await Promise.all(
    sites.map(async (site) => [site, await brandDocuments(brand.name, documentsFor(site))] as const),
  ),
);

/** The addresses that replace pages, by site and path. */
export const redirects = Object.fromEntries(sites.map((site) => [site, redirectsOf(brand, site)]));

/** The origins whose pages may embed a site's, as the brand names them. The server checks their format. */
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
