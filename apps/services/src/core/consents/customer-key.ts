import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { ConsentKeys } from './chain-keys.ts';

const algorithm = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

/**
 * Seals a text with AES-256-GCM and a new nonce.
 * @param place the place that the text belongs to. The text cannot be opened for another place
 */
export function seal(key: KeyObject, text: string, place: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64');
}

/** Returns the sealed text, or `undefined` if the key, the place or a byte differs. */
export function unseal(key: KeyObject, sealed: string, place: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length < nonceBytes + tagBytes) return undefined;
  const tag = bytes.subarray(-tagBytes);
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(place)).setAuthTag(tag);
  try {
    const opened = decipher.update(bytes.subarray(nonceBytes, -tagBytes));
    return Buffer.concat([opened, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/** A new key for one customer's records. */
export const newCustomerKey = (): KeyObject => createSecretKey(randomBytes(32));

/** Returns a customer's key in its stored form: sealed with the present secret, with the name of the secret in front. */
export function wrapKey({ present }: ConsentKeys, loginId: string, key: KeyObject): string {
  return `${present.id}.${seal(present.wrapping, key.export().toString('base64'), loginId)}`;
}

/** Returns the unwrapped key, or `undefined` if its secret is unknown or the key belongs to another customer. */
export function unwrapKey({ known }: ConsentKeys, loginId: string, wrapped: string): KeyObject | undefined {
  const [id = '', sealed = ''] = wrapped.split('.', 2);
  const secret = known.get(id);
  const key = secret && unseal(secret.wrapping, sealed, loginId);
  return key === undefined ? undefined : createSecretKey(key, 'base64');
}
