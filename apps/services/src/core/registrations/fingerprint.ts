import { createHmac, type KeyObject } from 'node:crypto';
import type { RegistrationRequest, Submission } from '@crema/flow-domain';
import { sha256 } from '../secrets/ids.ts';
import type { Registrant } from './registrant.ts';

// When a text was shown is no part of what was agreed to, and a page that is opened again shows it again.
const moments = new Set(['shownAt']);

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, each]) => each !== undefined && !moments.has(key))
      .map(([key, each]) => [key, canonical(each)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

// Kept apart, because without the password a guest's request could be an account's, and one customer's another's.
function markOf(registrant: Registrant): string | undefined {
  if (registrant.kind === 'customer') return registrant.loginId;
  return registrant.kind === 'guest' ? 'guest' : undefined;
}

function withoutPassword(sent: RegistrationRequest | Submission): object {
  if ('values' in sent) {
    const { password: _, ...values } = sent.values;
    return { ...sent, values };
  }
  const { password: _, ...rest } = sent;
  return rest;
}

/**
 * Tells whether two requests are the same one of the same registrant, in whatever order their keys came. The password is
 * left out: a stored hash of it would be a second, far weaker one to guess from. A repeated request proves it against the
 * account instead.
 * @param sent the body of a call, or the form that was posted
 */
export function fingerprint(sent: RegistrationRequest | Submission, registrant: Registrant): string {
  return sha256(JSON.stringify(canonical({ ...withoutPassword(sent), registrant: markOf(registrant) })));
}

/**
 * The idempotency key of a registration that came without one, from a page that is the same for everybody: made of what was
 * sent, so that a second press has the same key. A secret goes into it, so that no client can claim it beforehand.
 * @returns a UUID of version 8
 */
export function contentKey(secret: KeyObject, fingerprint: string): string {
  const hex = createHmac('sha256', secret).update(fingerprint).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
