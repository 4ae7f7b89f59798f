import type { RenderedPage } from '@crema/page-contract';
import type { Context } from 'hono';
import type { ContentfulStatusCode, RedirectStatusCode } from 'hono/utils/http-status';
import type { AppEnv } from '../http/app-env.ts';
import { encode, type Sendable, sendContent } from '../http/send-content.ts';
import { barePolicy } from '../http/headers.ts';
import type { PrerenderedPage } from './app-bundle.ts';
import { tagOf } from './load-assets.ts';

const redirects: readonly RedirectStatusCode[] = [301, 302, 303, 307, 308];
const statuses: readonly ContentfulStatusCode[] = [200, 400, 401, 403, 404, 409, 410, 422, 429, 500, 503];

/**
 * Says which caches may store a response. `public`: every cache, if it revalidates the response each time. `personal`: no cache,
 * because the response holds a customer's data. `none`: no cache, because another visitor gets another page at this
 * address.
 */
export type Keeping = 'public' | 'none' | 'personal';

const cacheControl: Readonly<Record<Keeping, string>> = {
  public: 'public, max-age=0, must-revalidate',
  none: 'no-store',
  personal: 'private, no-store',
};

// A redirect depends on the visitor, and an error of one request may not happen again in the next. So no cache may store either.
const unkept = (keeping: Keeping): Keeping => (keeping === 'public' ? 'none' : keeping);

type PageHeaders = Pick<PrerenderedPage, 'openerPolicy'> & Pick<RenderedPage, 'csp' | 'isFrameable'>;

// Sets the headers for "not modified" as well, because a browser applies them to the page that it holds.
async function sendPage(
  c: Context<AppEnv>,
  { csp = barePolicy, openerPolicy, isFrameable }: PageHeaders,
  content: Sendable,
  { keeping, status }: { readonly keeping: Keeping; readonly status: number },
): Promise<Response> {
  c.header('Cache-Control', cacheControl[keeping]);
  c.header('Content-Type', 'text/html; charset=utf-8');
  c.set('isFrameable', isFrameable);
  if (isFrameable) {
    // A page that isolates itself shows no frame without these headers. Everything that our page loads is of its own origin.
    c.header('Cross-Origin-Embedder-Policy', 'require-corp');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  }
  if (openerPolicy) c.header('Cross-Origin-Opener-Policy', openerPolicy);
  c.header(
    'Content-Security-Policy',
    csp.includes('frame-ancestors') ? csp : `${csp}; frame-ancestors 'none'`,
  );
  const tag = keeping === 'public' ? content.tag : undefined;
  return await sendContent(c, { ...content, tag }, statuses.find((each) => each === status) ?? 200);
}

/** Sends a page that was rendered when the app was built. Every visitor gets the same bytes. */
export async function answerReadyPage(
  c: Context<AppEnv>,
  page: PrerenderedPage,
  keeping: Keeping,
  status = 200,
): Promise<Response> {
  return await sendPage(c, page, page, { keeping, status });
}

/** Sends the app's answer to a request: a page or a redirect. */
export async function answerPage(
  c: Context<AppEnv>,
  { status, location, html = '', ...headers }: RenderedPage,
  keeping: Keeping,
): Promise<Response> {
  if (location !== undefined) {
    c.header('Cache-Control', cacheControl[unkept(keeping)]);
    return c.redirect(location, redirects.find((each) => each === status) ?? 303);
  }
  const identity = Buffer.from(html);
  const content: Sendable = {
    tag: tagOf({ identity }, headers.csp ?? ''),
    encodings: ['br', 'gzip'],
    body: async (encoding) => await encode(identity, encoding),
  };
  return await sendPage(c, headers, content, { keeping: status === 200 ? keeping : unkept(keeping), status });
}
