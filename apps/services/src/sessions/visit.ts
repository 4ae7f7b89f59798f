import type { KeyObject } from 'node:crypto';
import type { Context } from 'hono';
import { createCsrfToken, isTokenOfSession } from '../security/csrf-token.ts';
import type { OwnOrigin } from '../security/origin.ts';
import { readProtected, writeProtected } from './protected-cookies.ts';
import { isSessionId, newSessionId } from '../identity/customer-session.ts';

/** The session a request belongs to and the token its writes must carry. */
export interface Visit {
  readonly sessionId: string;
  readonly csrfToken: string;
}

/**
 * The visit a request belongs to. What is missing, or does not belong together, is made and set, so that a page can be
 * posted from whatever was stored before. A visitor's session leaves no trace in the database.
 */
export function ensureVisit(c: Context, own: OwnOrigin, csrfKey: KeyObject): Visit {
  const knownSession = readProtected(c, own, 'session');
  const sessionId = isSessionId(knownSession) ? knownSession : newSessionId('visitor');
  if (sessionId !== knownSession) writeProtected(c, own, 'session', sessionId);
  const knownToken = readProtected(c, own, 'csrf');
  if (knownToken !== undefined && isTokenOfSession(csrfKey, sessionId, knownToken)) {
    return { sessionId, csrfToken: knownToken };
  }
  const csrfToken = createCsrfToken(csrfKey, sessionId);
  writeProtected(c, own, 'csrf', csrfToken);
  return { sessionId, csrfToken };
}
