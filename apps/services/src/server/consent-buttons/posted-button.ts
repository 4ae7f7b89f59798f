import type { FormProblem, SiteKey } from '@crema/flow-domain';
import type { Context } from 'hono';
import { formAddress } from '../forms/form-address.ts';
import { readFormFields } from '../forms/form-fields.ts';
import type { AppEnv } from '../http/app-env.ts';
import { logFailure } from '../http/request-log.ts';
import { ownOrigin } from '../http/origin.ts';
import { problem } from '../http/problem.ts';
import { customerOf, sendPageAgain } from '../pages/page-customer.ts';
import { siteOfPost } from '../pages/site-of.ts';
import type { Call } from '../reference/described.ts';
import type { FormServices, PageServices } from '../services.ts';
import { takePost } from '../sessions/take-body.ts';
import { hasCsrfToken } from '../sessions/visit.ts';

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

/** A button of the page of consents that a customer pressed without JavaScript. */
export interface PostedButton {
  /** The address that the page was shown at: path and query, without the parameter of its notice. */
  readonly address: string;
  readonly site: SiteKey;
  /** Everything in its body. */
  readonly fields: Readonly<Record<string, string>>;
  /** True if the post has the token of its customer's page. */
  readonly isOfCustomer: boolean;
}

/** The parameters of the page's address that say which consent was withdrawn or given just now. */
const notices = ['withdrawn', 'given'] as const;

/** Returns an address with one of these notices, or without any. */
export function withNotice(address: string, notice?: (typeof notices)[number], kind = ''): string {
  const url = new URL(`http://localhost${address}`);
  for (const each of notices) url.searchParams.delete(each);
  if (notice !== undefined) url.searchParams.set(notice, kind);
  return url.pathname + url.search;
}

/**
 * Checks the post of a button, in the same order as every call.
 * @returns the response, if the post is refused
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
  return {
    fields,
    address: withNotice(formAddress(c, bundle.consentsPage, fields['path'], trustProxy)),
    site: siteOfPost(c, services, fields),
    isOfCustomer: hasCsrfToken(c, ownOrigin(c, trustProxy), keys.csrf, fields['csrfToken']),
  };
}

/** The reason why the action of a button failed. */
export interface Trouble {
  readonly status: 401 | 403 | 409 | 503;
  readonly problem: FormProblem;
}

/** Sends the page of consents as it is now. It says why the button failed, and can be pressed again. */
const showProblem = async (
  c: Context<AppEnv>,
  services: PageServices,
  { address, site }: PostedButton,
  { status, problem }: Trouble,
): Promise<Response> =>
  await sendPageAgain(c, services, await customerOf(c, services), {
    address,
    site,
    status,
    form: { values: {}, issues: [], problem },
  });

/** Runs the action of a button. Its page and the log say what failed. */
export async function orShowProblem(
  c: Context<AppEnv>,
  services: PageServices,
  button: PostedButton,
  act: () => Promise<Response | Trouble>,
): Promise<Response> {
  try {
    const done = await act();
    return done instanceof Response ? done : await showProblem(c, services, button, done);
  } catch (error) {
    logFailure(c, services.log, error);
    c.header('Retry-After', '5');
    return await showProblem(c, services, button, { status: 503, problem: 'unavailable' });
  }
}
