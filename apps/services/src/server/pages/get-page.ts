import { otherLanguagesOf } from '@crema/flow-domain';
import { placeOf } from '@crema/embed/paths';
import type { Context, Handler } from 'hono';
import { setCookie } from 'hono/cookie';
import type { AppEnv } from '../http/app-env.ts';
import { ownOrigin } from '../http/origin.ts';
import { problem } from '../http/problem.ts';
import { sendContent } from '../http/send-content.ts';
import type { PageServices } from '../services.ts';
import { rememberedEmail } from '../accounts/known-email.ts';
import { withWayBack } from '../accounts/way-back.ts';
import { cookieNames } from '../sessions/cookies.ts';
import { hasGuest } from '../sessions/visit.ts';
import { answerPage, answerReadyPage } from './answer-page.ts';
import type { Asset } from './load-assets.ts';
import { customerOf, ofCustomer } from './page-customer.ts';
import { siteOf } from './site-of.ts';

/** Sends a file of the app. A browser keeps a file with a hashed name for a year and never asks for it again. */
async function answerAsset(c: Context<AppEnv>, asset: Asset): Promise<Response> {
  c.set('route', '/assets/*');
  c.header('Cache-Control', asset.hashed ? 'public, max-age=31536000, immutable' : 'public, no-cache');
  c.header('Content-Type', asset.type);
  if (asset.isForOtherSites) {
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    // A page that states the script's digest has to ask for it by CORS.
    c.header('Access-Control-Allow-Origin', '*');
  }
  return await sendContent(c, asset);
}

const asked = /^(?<page>.*)\/_payload\.json$/;

/**
 * Answers `{page}/_payload.json?{build}` (Registration §7) with a page as data, the same for every visitor. With its build in the
 * address, the response is cached for good. Without a build, every cache revalidates it. The address of another build gets 404, so
 * that a page never combines the data of one build with the scripts of another.
 *
 * @returns the answer, or `undefined` for any other address
 */
async function answerPayload(
  c: Context<AppEnv>,
  services: Pick<PageServices, 'bundle' | 'trustProxy'>,
): Promise<Response | undefined> {
  const { pathname, search } = new URL(c.req.url);
  const page = asked.exec(pathname)?.groups?.['page'];
  if (page === undefined) return undefined;
  const { bundle } = services;
  const { site, named, ownHost } = siteOf(c, services);
  const { payload } = bundle.prerendered(site, page || '/') ?? {};
  const isNamed = search === `?${bundle.buildId}`;
  // On a host that belongs to no site, the query may name the site instead.
  if (!payload || (search !== '' && !isNamed && !named)) return problem(c, 404, [{ code: 'NOT_FOUND' }]);
  c.set('route', `${page}/_payload.json`);
  const forEverybody = isNamed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
  c.header('Cache-Control', ownHost && !named ? forEverybody : 'no-store');
  c.header('Content-Type', 'application/json; charset=utf-8');
  return await sendContent(c, payload);
}

const unavailable = { form: { values: {}, issues: [], problem: 'unavailable' } } as const;

/** Address of the development page list. */
export const pageListPath = '/registration';

/**
 * Answers every address that is not a call: with a file, with the prerendered page of an anonymous visitor, or with the app's own
 * answer, such as a redirect, a customer's page or the page for an unknown address (Registration §2).
 */
export function getPage(services: PageServices): Handler<AppEnv> {
  const { bundle, pageList, embedderOrigins: embedders, streets, channels } = services;
  const streetsIn = streets?.countries;
  const { login = [], password = [], account = [] } = bundle.accountPages ?? {};
  // They depend on what the shopper typed on the page before, and the log-in on which page that was.
  const asksEmail = new Set([...login, ...password]);
  // They would say to customers whom the database does not know now that they are logged out.
  const forCustomers = new Set([...(bundle.consentsPage?.paths ?? []), ...account]);
  return async (c) => {
    const { pathname, search, searchParams } = new URL(c.req.url);
    // Two slashes at the start would name another host if the path was read as an address.
    if (pathname.startsWith('//')) return c.redirect(pathname.replace(/^\/+/, '/') + search, 308);
    const asset = bundle.asset(pathname);
    if (asset) return await answerAsset(c, asset);
    const payload = await answerPayload(c, services);
    if (payload) return payload;

    const { site, named, ownHost } = siteOf(c, services);
    // In a frame on another site, the browser would not send this cookie back. Each address of a frame names its site.
    if (named && placeOf(pathname).place !== 'frame') {
      // The cookie is not protected, because it only selects the language. Tracking reads it as the site of the visit.
      const { https } = ownOrigin(c, services.trustProxy);
      setCookie(c, cookieNames.site, site, { path: '/', sameSite: 'Lax', secure: https });
    }
    const wayBack = asksEmail.has(pathname) ? withWayBack(c, services) : undefined;
    if (wayBack !== undefined) {
      c.header('Cache-Control', 'no-store');
      return c.redirect(wayBack, 303);
    }
    const customer = await customerOf(c, services);
    const away = c.get('isCustomerUnknown') && forCustomers.has(placeOf(pathname).path);
    const hidden = pathname === pageListPath && !pageList;
    const isGuest = !customer && hasGuest(c, services);
    const email = asksEmail.has(pathname) ? rememberedEmail(c, services) : undefined;
    const ready = bundle.prerendered(site, pathname);
    const changed = bundle.parameters.some((name) => searchParams.has(name));
    // On other hosts another visitor may get another site at the same address.
    const keeping = ownHost && !named && !asksEmail.has(pathname) ? 'public' : 'none';
    // Its link to the country's other language leads to this host.
    const isShared = !ownHost && otherLanguagesOf(site).length > 0;
    if (ready && !customer && !isGuest && email === undefined && !isShared && !away && !hidden && !changed) {
      c.set('route', pathname);
      // The build knows no address service. A page that is rendered with one is the same for every visitor, too, and is cached as
      // well.
      if (!streets) return await answerReadyPage(c, ready, keeping);
    }
    const request = customer && ofCustomer(c, services, customer);
    const page = await bundle.render(pathname + search, {
      site,
      pageList,
      embedders,
      streetsIn,
      isGuest,
      email,
      sendsMails: channels.mail,
      ownHost,
      ...request,
      ...(away && unavailable),
    });
    if (away) return await answerPage(c, { ...page, status: 503 }, 'personal');
    return await answerPage(c, page, customer || isGuest || email !== undefined ? 'personal' : keeping);
  };
}
