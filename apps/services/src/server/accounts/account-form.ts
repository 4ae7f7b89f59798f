import type { FormProblem, Issue, SiteKey } from '@crema/flow-domain';
import type { Context } from 'hono';
import { emailKey } from '../../core/identity/sql-identity.ts';
import { Overloaded } from '../../core/limits/slots.ts';
import { accountSender, endOf } from '../admission/sender-of.ts';
import { formAddress } from '../forms/form-address.ts';
import { areStorable, readFormFields } from '../forms/form-fields.ts';
import type { AppEnv } from '../http/app-env.ts';
import { problem, sayWhen } from '../http/problem.ts';
import { logFailure } from '../http/request-log.ts';
import type { AccountPage } from '../pages/app-bundle.ts';
import { customerOf, sendPageAgain } from '../pages/page-customer.ts';
import { siteOfPost } from '../pages/site-of.ts';
import type { Call } from '../reference/described.ts';
import type { FormServices } from '../services.ts';
import { isFramed } from '../sessions/cookies.ts';
import { takePost } from '../sessions/take-body.ts';

/** The common part of the descriptions of these forms. */
export const accountCall = {
  group: 'Forms without JavaScript',
  refuses: ['nowhere', 'malformed', 'tries'],
  onPage: { alone: [400, 422, 429, 503], too: [403] },
} as const satisfies Partial<Call>;

/** Returns the body of such a form with these fields. */
export const bodyOf = (example: Readonly<Record<string, string>>): NonNullable<Call['body']> => ({
  mediaType: 'application/x-www-form-urlencoded',
  schema: 'Form',
  example: { site: 'DE', ...example },
});

/** A form of the log-in, of a forgotten password or of the account, as it was posted. */
export interface AccountForm {
  readonly page: AccountPage;
  readonly fields: Readonly<Record<string, string>>;
  /** The address of its page: path and query. */
  readonly address: string;
  readonly site: SiteKey;
}

// The limits are those of registrations, which are refused for a typing error. A wrong password is rarer for a customer and worth more to a
// stranger, so it counts as six: ten for an account within ten minutes.
const wrongWeight = 6;

/** The reasons to show a form again. */
export interface Shown {
  readonly status: 400 | 401 | 403 | 422 | 429 | 503;
  readonly issues?: readonly Issue[];
  readonly problem?: FormProblem;
}

/**
 * Takes such a form. No other site's page shows it in a frame, because a password belongs only on a page whose address the shopper sees.
 * @returns the answer to a post that is refused
 */
export async function takeAccountForm(
  c: Context<AppEnv>,
  services: FormServices,
  page: AccountPage,
): Promise<AccountForm | Response> {
  const { bundle, trustProxy } = services;
  const paths = bundle.accountPages?.[page];
  if (!paths || isFramed(c)) return problem(c, 404, [{ code: 'NOT_FOUND' }]);
  const body = await takePost(c, services);
  if (body instanceof Response) return body;
  const fields = readFormFields(body);
  return {
    page,
    fields,
    address: formAddress(c, { paths }, fields['path'], trustProxy),
    site: siteOfPost(c, services, fields),
  };
}

/** Shows a form again with what was wrong, and with the e-mail address as it was entered. A password is never sent back. */
export const showAgain = async (
  c: Context<AppEnv>,
  services: FormServices,
  { address, site, fields: { email = '' } }: AccountForm,
  { status, issues = [], problem: code }: Shown,
): Promise<Response> =>
  await sendPageAgain(c, services, await customerOf(c, services), {
    address,
    site,
    status,
    form: { values: areStorable({ email }) ? { email } : {}, issues, problem: code },
  });

/** Redirects to another page. No cache may store the answer. */
export function leadTo(c: Context<AppEnv>, address: string): Response {
  c.header('Cache-Control', 'no-store');
  return c.redirect(address, 303);
}

/**
 * Runs the action of a form within the limits of its network, and of the account that it names. An account is counted whether it exists or
 * not. So a password cannot be guessed, and no address is sent mails without end.
 * @param counted what is counted, such as `login `
 * @param account the e-mail address or the login id
 */
export async function withinLimits(
  c: Context<AppEnv>,
  services: FormServices,
  form: AccountForm,
  { counted, account }: { readonly counted: string; readonly account: string },
  act: () => Promise<Response>,
): Promise<Response> {
  if (!areStorable(form.fields))
    return await showAgain(c, services, form, { status: 400, problem: 'technicalError' });
  const asked = await services.limits.ask(accountSender(c, services, counted, emailKey(account)));
  if (typeof asked === 'number') {
    sayWhen(c, { status: 429, seconds: asked });
    return await showAgain(c, services, form, { status: 429, problem: 'rateLimited' });
  }
  let status = 503;
  try {
    const answer = await act();
    ({ status } = answer);
    return answer;
  } catch (error) {
    if (!(error instanceof Overloaded)) logFailure(c, services.log, error);
    c.header('Retry-After', '5');
    return await showAgain(c, services, form, { status: 503, problem: 'unavailable' });
  } finally {
    asked.end(endOf(status), status === 422 ? wrongWeight : 1);
  }
}
