import { randomUUID } from 'node:crypto';
import type { RenderedPage } from '@crema/flow-domain';
import type { Context } from 'hono';
import type { ContentfulStatusCode, RedirectStatusCode } from 'hono/utils/http-status';
import type { AppEnv } from '../http/app-env.ts';
import { chooseEncoding, encode } from '../http/encoding.ts';
import { barePolicy } from '../security/headers.ts';
import { ownOrigin } from '../security/origin.ts';
import { ensureVisit } from '../sessions/visit.ts';
import type { PageServices } from './page-services.ts';
import { compilePage, type FillPage } from './page-template.ts';

const redirects: readonly RedirectStatusCode[] = [301, 302, 303, 307, 308];
const statuses: readonly ContentfulStatusCode[] = [200, 400, 401, 403, 404, 409, 410, 422, 500, 503];

/** Settings of one answer with a page. */
interface PageSetting {
  /** Whether somebody's data stands in it. */
  readonly personal: boolean;
  /** The key under which its form will be sent. @default a new one */
  readonly idempotencyKey?: string | undefined;
}

/**
 * Sends a page with the tokens its form will carry. A page with somebody's data in it is stored nowhere; any other one
 * is only asked for anew, so that going back is instant.
 */
export async function answerPage(
  c: Context<AppEnv>,
  services: PageServices,
  page: Omit<RenderedPage, 'html'> & { readonly html?: string | FillPage | undefined },
  { personal, idempotencyKey = randomUUID() }: PageSetting,
): Promise<Response> {
  const { location, csp = barePolicy, html = '', openerPolicy } = page;
  c.header('Cache-Control', personal ? 'private, no-store' : 'private, no-cache');
  c.header('Vary', 'Cookie, Accept-Encoding');
  if (location !== undefined) {
    return c.redirect(location, redirects.find((status) => status === page.status) ?? 303);
  }
  const { csrfToken } = ensureVisit(c, ownOrigin(c, services.trustProxy), services.keys.csrf);
  const fill = typeof html === 'string' ? compilePage(html) : html;
  const encoding = chooseEncoding(c.req.header('accept-encoding'), ['br', 'gzip']);
  const body = await encode(fill({ csrfToken, idempotencyKey }), encoding);
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  c.header('Content-Type', 'text/html; charset=utf-8');
  if (openerPolicy) c.header('Cross-Origin-Opener-Policy', openerPolicy);
  c.header(
    'Content-Security-Policy',
    csp.includes('frame-ancestors') ? csp : `${csp}; frame-ancestors 'none'`,
  );
  return c.body(body, statuses.find((status) => status === page.status) ?? 200);
}
