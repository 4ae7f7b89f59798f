import { type ConsentDocument, siteFor, type SiteKey } from '@crema/flow-domain';
import type { Handler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';

/** The app whose pages show the documents. */
interface DocumentServices {
  readonly bundle: { readonly documents: (site: SiteKey) => readonly ConsentDocument[] };
}

/**
 * `GET /service/registration/api/v1/consent-documents?site=`: the consent documents in force on a site, for a page that was
 * opened before they changed (Registration §7).
 */
export const getDocuments =
  ({ bundle }: DocumentServices): Handler<AppEnv> =>
  (c) => {
    c.header('Cache-Control', 'no-cache');
    return c.json(bundle.documents(siteFor(c.req.query('site')).key));
  };
