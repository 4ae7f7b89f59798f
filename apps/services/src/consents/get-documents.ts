import { documentsFor, siteFor } from '@crema/flow-domain';
import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';

/**
 * `GET /service/registration/api/v1/consent-documents?site=`: the consent documents in force on a site, for a page that was
 * opened before they changed (Registration §7).
 */
export function getDocuments(c: Context<AppEnv>): Response {
  c.header('Cache-Control', 'no-cache');
  return c.json(documentsFor(siteFor(c.req.query('site')).key));
}
