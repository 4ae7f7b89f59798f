import type { Context } from 'hono';
import { refererOf } from '../forms/form-address.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { PageServices } from '../services.ts';

/**
 * Returns the address of the log-in with a way back, for a shopper who comes to it from another of our pages without one. A page is the same
 * bytes for every visitor, so its link cannot name the address that it was opened at, such as that of a checkout.
 * @returns `undefined` if the shopper stays where the request leads
 */
export function withWayBack(
  c: Context<AppEnv>,
  { bundle: { accountPages }, trustProxy }: Pick<PageServices, 'bundle' | 'trustProxy'>,
): string | undefined {
  const { pathname, searchParams } = new URL(c.req.url);
  if (!accountPages?.login.includes(pathname) || searchParams.has('returnTo')) return undefined;
  const from = refererOf(c, trustProxy);
  const isOfAccounts = Object.values(accountPages)
    .flat()
    .includes(from?.pathname ?? '');
  if (!from || isOfAccounts || from.pathname.startsWith('/service/')) return undefined;
  searchParams.set('returnTo', from.pathname + from.search);
  return `${pathname}?${searchParams.toString()}`;
}
