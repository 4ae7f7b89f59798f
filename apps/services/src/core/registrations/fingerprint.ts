import { createHmac, type KeyObject } from 'node:crypto';
import type { RegistrationRequest, Submission } from '@crema/flow-domain';
import { sha256 } from '../secrets/ids.ts';
import type { Registrant } from './registrant.ts';

// The time at which a text was shown is not part of the agreement. A reopened page shows the text at another time.
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

// Separates registrants. Without the password, a guest's request could equal an account's, and one customer's request another's.
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
 * Returns a hash that is the same for two equal requests of the same registrant, in any order of their keys. The password is left
 * out, because its hash would be a second and far weaker one to guess from. A repeated request proves the password against the
 * account instead.
 * @param sent the body of a call, or the form that was posted
 */
export function fingerprint(sent: RegistrationRequest | Submission, registrant: Registrant): string {
  return sha256(JSON.stringify(canonical({ ...withoutPassword(sent), registrant: markOf(registrant) })));
}

/**
 * Returns the idempotency key of a registration from a page that is the same for every visitor and has no key. It depends on the
 * content of the request, so that a second press has the same key. It also depends on a secret, so that no client can claim it
 * beforehand.
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
