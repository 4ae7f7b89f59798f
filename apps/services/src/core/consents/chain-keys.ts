import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/** The keys that are derived from one secret. */
export interface ChainKey {
  /** Names the secret and reveals nothing about it. */
  readonly id: string;
  /** Links the records of a chain. */
  readonly chain: KeyObject;
  /** Wraps the customers' own keys. */
  readonly wrapping: KeyObject;
  /** Authenticates copies of the customers' keys. */
  readonly copies: KeyObject;
}

/** The secrets that prove consents. The present one signs, and the earlier ones only verify and open. */
export interface ConsentKeys {
  readonly present: ChainKey;
  /** All of them, by their names. */
  readonly known: ReadonlyMap<string, ChainKey>;
}

function keyOf(secret: string): ChainKey {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, 'crema', purpose, 32));
  const id = createHmac('sha256', derive('consent-key-id')).update('id').digest('hex').slice(0, 16);
  return {
    id,
    chain: createSecretKey(derive('consent-chain')),
    wrapping: createSecretKey(derive('consent-customer-keys')),
    copies: createSecretKey(derive('consent-copies-of-keys')),
  };
}

/** Derives the keys. @param secrets the present one, then those before it */
export function consentKeys([present, ...former]: readonly [string, ...string[]]): ConsentKeys {
  const keys = [present, ...former].map(keyOf);
  return { present: keyOf(present), known: new Map(keys.map((key) => [key.id, key])) };
}
