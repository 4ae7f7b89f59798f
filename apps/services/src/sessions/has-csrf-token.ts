import type { KeyObject } from 'node:crypto';
import type { Context } from 'hono';
import { isDoubleSubmit } from '../security/csrf-token.ts';
import type { OwnOrigin } from '../security/origin.ts';
import { readProtected } from './protected-cookies.ts';

/** Whether a write carries the token of its own session, beside the same token in the cookie (Registration §7). */
export function hasCsrfToken(c: Context, own: OwnOrigin, key: KeyObject, token: string | undefined): boolean {
  return isDoubleSubmit(key, {
    sessionId: readProtected(c, own, 'session'),
    cookie: readProtected(c, own, 'csrf'),
    token,
  });
}
