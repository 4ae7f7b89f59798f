import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import { sendContent } from '../http/send-content.ts';
import type { PageServices } from './page-services.ts';
import { siteOf } from './site-of.ts';

const asked = /^(?<page>.*)\/_payload\.json$/;

/**
 * Answers `{page}/_payload.json?{build}` (Registration §7): a page as data, as everybody gets it, whoever asks. Named with its
 * build it is kept for good; without one, every cache asks again. Nothing stands there for another build, so that nobody takes
 * the data of one build for the scripts of another.
 *
 * @returns the answer; undefined for any other address
 */
export async function answerPayload(
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
  // The address may name the site instead, on a host that is none's own.
  if (!payload || (search !== '' && !isNamed && !named)) return problem(c, 404, [{ code: 'NOT_FOUND' }]);
  c.set('route', `${page}/_payload.json`);
  const forEverybody = isNamed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
  c.header('Cache-Control', ownHost && !named ? forEverybody : 'no-store');
  c.header('Content-Type', 'application/json; charset=utf-8');
  return await sendContent(c, payload);
}
