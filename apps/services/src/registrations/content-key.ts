import { createHmac, type KeyObject } from 'node:crypto';

/**
 * The idempotency key of a registration that came without one, from a page that is the same for everybody: made of what was
 * sent, so that a second press has the same key. Nobody can claim it beforehand, because a secret goes into it.
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
