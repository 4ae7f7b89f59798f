import { isSiteKey, type SiteKey } from '@crema/flow-domain';
import type { Context } from 'hono';
import { formAddress } from '../forms/form-address.ts';
import { readFormFields } from '../forms/form-fields.ts';
import type { FormServices } from '../forms/form-services.ts';
import { takePost } from '../forms/take-post.ts';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import type { PageServices } from '../pages/page-services.ts';
import { siteOf } from '../pages/site-of.ts';
import type { Call } from '../reference/described.ts';
import { ownOrigin } from '../security/origin.ts';
import { hasCsrfToken } from '../sessions/has-csrf-token.ts';

/** The common part of the descriptions of the buttons. */
export const postedButton = {
  group: 'Forms without JavaScript',
  body: {
    mediaType: 'application/x-www-form-urlencoded',
    schema: 'Form',
    example: { site: 'DE', csrfToken: 'the value of the cookie `__Host-csrf`' },
  },
  onPage: { alone: [401, 503], too: [403] },
} as const satisfies Partial<Call>;

/** A button of the page of consents, as it was pressed without JavaScript. */
export interface PostedButton {
  /** The address that the page was shown at: path and query, without what was told there. */
  readonly address: string;
  readonly site: SiteKey;
  /** Whether it carries the token of its customer's page. */
  readonly isOfCustomer: boolean;
}

/** The parameter of the page's address that says which consent was withdrawn just now. */
const withdrawnParameter = 'withdrawn';

/** An address with a value for the parameter, or without it. */
export function withWithdrawn(address: string, kind?: string): string {
  const url = new URL(`http://localhost${address}`);
  url.searchParams.delete(withdrawnParameter);
  if (kind !== undefined) url.searchParams.set(withdrawnParameter, kind);
  return url.pathname + url.search;
}

/**
 * Takes a button that was pressed, in the order in which every call is judged.
 * @returns the answer to one that is refused
 */
export async function takeButton(
  c: Context<AppEnv>,
  services: FormServices & PageServices,
): Promise<PostedButton | Response> {
  const { bundle, keys, trustProxy } = services;
  if (!bundle.consentsPage) return problem(c, 404, [{ code: 'NOT_FOUND' }]);
  const body = await takePost(c, services);
  if (body instanceof Response) return body;
  const fields = readFormFields(body);
  const named = fields['site'];
  return {
    address: withWithdrawn(formAddress(c, bundle.consentsPage, fields['path'], trustProxy)),
    site: isSiteKey(named) ? named : siteOf(c, services).site,
    isOfCustomer: hasCsrfToken(c, ownOrigin(c, trustProxy), keys.csrf, fields['csrfToken']),
  };
}
