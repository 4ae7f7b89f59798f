import { type ConsentDocument, siteFor, type SiteKey } from '@crema/flow-domain';
import type { Handler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { type Call, described } from '../reference/described.ts';
import { optionalSite } from '../reference/parameters.ts';

/** The app whose pages show the documents. */
interface DocumentServices {
  readonly bundle: { readonly documents: (site: SiteKey) => readonly ConsentDocument[] };
}

const call: Call = {
  id: 'consentDocuments',
  group: 'Registrations',
  title: 'The consent documents in force',
  about: 'For a page that was opened before a document changed.',
  parameters: [optionalSite('query', 'site', 'The site; another text, or none, is the German one.')],
  success: { status: 200, about: 'The documents of the site.', schema: 'ConsentDocuments' },
  refuses: ['origin'],
};

/**
 * `GET /service/registration/api/v1/consent-documents?site=`: the consent documents in force on a site, for a page that was
 * opened before they changed (Registration §7).
 */
export const getDocuments = ({ bundle }: DocumentServices): Handler<AppEnv> =>
  described(call, (c) => {
    c.header('Cache-Control', 'no-cache');
    return c.json(bundle.documents(siteFor(c.req.query('site')).key));
  });
