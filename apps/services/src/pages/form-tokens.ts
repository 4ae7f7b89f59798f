import { randomUUID } from 'node:crypto';
import type { FormTokens } from '@crema/flow-domain';
import type { Context } from 'hono';
import { ownOrigin } from '../security/origin.ts';
import type { SessionServices } from '../sessions/session-services.ts';
import { ensureVisit } from '../sessions/visit.ts';

/**
 * The tokens of a customer's page, so that its form can be sent without JavaScript.
 * @param idempotencyKey the key of a form that comes back, where it may have been taken after all
 */
export function newFormTokens(
  c: Context,
  { keys, trustProxy }: Pick<SessionServices, 'keys' | 'trustProxy'>,
  idempotencyKey: string = randomUUID(),
): FormTokens {
  return { csrfToken: ensureVisit(c, ownOrigin(c, trustProxy), keys.csrf).csrfToken, idempotencyKey };
}
