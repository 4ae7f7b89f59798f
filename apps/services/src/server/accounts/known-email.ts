import type { KeyObject } from 'node:crypto';
import type { Issue } from '@crema/flow-domain';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { seal, unseal } from '../../core/consents/customer-key.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ownOrigin } from '../http/origin.ts';
import type { SessionServices } from '../services.ts';
import { isFramed } from '../sessions/cookies.ts';

/** Carries an e-mail address from a form to the login. */
const name = 'crema_known_email';
const place = 'known-email';

// A shopper who turns to the login does so at once.
const seconds = 10 * 60;

// No longer address can have an account, and a proxy refuses an answer with a long header.
const longest = 255;

type Keys = { readonly keys: { readonly knownEmail: KeyObject } };

/**
 * Remembers an e-mail address for ten minutes, so that the shopper does not type it twice (WCAG 2.2 3.3.7). The cookie is sealed, because
 * proxies write cookies into logs.
 */
export function rememberEmail(
  c: Context<AppEnv>,
  { keys, trustProxy }: Keys & Pick<SessionServices, 'trustProxy'>,
  email: string,
): void {
  if (email === '' || email.length > longest || isFramed(c)) return;
  setCookie(c, name, seal(keys.knownEmail, email, place), {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: ownOrigin(c, trustProxy).https,
    maxAge: seconds,
  });
}

/** Remembers the address of a registration whose address has an account already: the shopper turns to the log-in. */
export function rememberTaken(
  c: Context<AppEnv>,
  services: Parameters<typeof rememberEmail>[1],
  issues: readonly Issue[],
  email: string,
): void {
  if (issues.some(({ code }) => code === 'EMAIL_ALREADY_TAKEN')) rememberEmail(c, services, email);
}

/** Returns the e-mail address that the shopper typed lately. */
export function rememberedEmail(c: Context<AppEnv>, { keys }: Keys): string | undefined {
  const sealed = isFramed(c) ? undefined : getCookie(c, name);
  return sealed === undefined ? undefined : unseal(keys.knownEmail, sealed, place);
}

/** Forgets the e-mail address. */
export function forgetEmail(c: Context<AppEnv>): void {
  if (getCookie(c, name) !== undefined) deleteCookie(c, name, { path: '/' });
}
