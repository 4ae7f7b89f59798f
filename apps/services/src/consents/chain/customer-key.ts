import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { ConsentKeys } from './chain-keys.ts';
import { seal, unseal } from './seal.ts';

/** A new key for one customer's records. */
export const newCustomerKey = (): KeyObject => createSecretKey(randomBytes(32));

/** A customer's key as it is stored: sealed with the present secret, whose name stands before it. */
export function wrapKey({ present }: ConsentKeys, loginId: string, key: KeyObject): string {
  return `${present.id}.${seal(present.wrapping, key.export().toString('base64'), loginId)}`;
}

/** The key that was wrapped; `undefined` where its secret is not known or it belongs to somebody else. */
export function unwrapKey({ known }: ConsentKeys, loginId: string, wrapped: string): KeyObject | undefined {
  const [id = '', sealed = ''] = wrapped.split('.', 2);
  const secret = known.get(id);
  const key = secret && unseal(secret.wrapping, sealed, loginId);
  return key === undefined ? undefined : createSecretKey(key, 'base64');
}
