import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testConsentKeys as keys } from '../../../test-support/consent-secret.ts';
import { addCustomer, decide } from '../../../test-support/consent-world.ts';
import { openDatabase } from '../../../test-support/databases.ts';
import type { Database } from '../database/schema.ts';
import { consentKeys } from './chain-keys.ts';
import { backUpKeys, readKeyBackup, restoreKeys } from './key-backup.ts';

const now = new Date('2026-11-01T00:00:00.000Z');
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000);
const another = consentKeys(['another-secret-of-the-tests-0123456789']);

describe('a copy of the keys of customers', () => {
  let db: Database;
  let close: () => Promise<void>;
  let text: string;
  let copy: { expires: string; keyId: string; keys: { login_id: string; wrapped: string }[]; mac: string };

  beforeAll(async () => {
    ({ db, close } = await openDatabase());
    for (const loginId of [await addCustomer(db), await addCustomer(db)]) await decide(db, loginId, true);
    text = await backUpKeys(db, keys, now);
    copy = JSON.parse(text);
  });
  afterAll(async () => await close());

  it('puts back the keys that are missing, and no others', async () => {
    const [first] = copy.keys;
    await db
      .deleteFrom('customer_key')
      .where('login_id', '=', first?.login_id ?? '')
      .execute();
    const read = readKeyBackup(text, keys, now);
    expect([await restoreKeys(db, read), await restoreKeys(db, read)]).toEqual([1, 0]);
    const unknown = { login_id: crypto.randomUUID(), wrapped: 'x' };
    expect(await restoreKeys(db, { ...read, keys: [unknown] })).toBe(0);
  });

  it('can be used for 35 days', () => {
    expect(() => readKeyBackup(text, keys, daysLater(35))).not.toThrow();
    expect(() => readKeyBackup(text, keys, daysLater(35.01))).toThrow('expired on 2026-12-06');
  });

  it('can be used with a newer secret as long as the old one is known', () => {
    const both = consentKeys(['the-next-secret-of-the-tests-0123456789', 'x'.repeat(40)]);
    expect(() =>
      readKeyBackup(text, { ...both, known: new Map([...both.known, ...keys.known]) }, now),
    ).not.toThrow();
    expect(() => readKeyBackup(text, another, now)).toThrow('holds no keys');
  });

  it.each([
    ['prolonged', () => ({ ...copy, expires: '2099-01-01T00:00:00.000Z' })],
    ['shortened', () => ({ ...copy, keys: copy.keys.slice(1) })],
    ['given another order', () => ({ ...copy, keys: copy.keys.toReversed() })],
    [
      'mixed up',
      () => ({ ...copy, keys: copy.keys.map((key) => ({ ...key, wrapped: copy.keys[0]?.wrapped })) }),
    ],
    ['said to be of another secret', () => ({ ...copy, keyId: another.present.id })],
    ['authenticated by another secret', async () => JSON.parse(await backUpKeys(db, another, now))],
    ['given another hash', () => ({ ...copy, mac: `${copy.mac}A` })],
    ['without its hash', () => ({ ...copy, mac: undefined })],
    ['no copy', () => 'no keys'],
  ])('is not used if it was %s', async (_, change) => {
    const changed = JSON.stringify(await change());
    expect(() => readKeyBackup(changed, keys, now)).toThrow('holds no keys');
  });
});
