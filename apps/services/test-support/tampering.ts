import { randomUUID } from 'node:crypto';
import { consentKeys, type ConsentKeys } from '../src/core/consents/chain-keys.ts';
import { type ChainRecord, macOf } from '../src/core/consents/chain.ts';
import { newCustomerKey, wrapKey } from '../src/core/consents/customer-key.ts';
import { verifyConsents } from '../src/core/consents/verify-consents.ts';
import type { Database, Transaction } from '../src/core/database/schema.ts';
import { testConsentKeys as keys } from './consent-secret.ts';
import type { consentWorld } from './consent-world.ts';

type World = Awaited<ReturnType<typeof consentWorld>>;

/** The means of an attacker: the database, a chain of it, and chance. */
interface Tampering {
  readonly tx: Transaction;
  readonly chain: readonly ChainRecord[];
  readonly other: readonly ChainRecord[];
  readonly erased: string;
  /** A whole number below another. */
  readonly below: (bound: number) => number;
}

type Change = Partial<ChainRecord>;

const outsiders = consentKeys(['the secret of somebody who has another one']);
const at = (record: ChainRecord) => ({ login_id: record.login_id, seq: record.seq });

const change = async (tx: Transaction, record: ChainRecord, changed: Change) =>
  await tx
    .updateTable('consent_event')
    .set(changed)
    .where((where) => where.and(at(record)))
    .execute();

const remove = async (tx: Transaction, loginId: string) =>
  await tx.deleteFrom('consent_event').where('login_id', '=', loginId).execute();

async function replace(tx: Transaction, loginId: string, records: readonly ChainRecord[]): Promise<void> {
  await remove(tx, loginId);
  if (records.length > 0) await tx.insertInto('consent_event').values(records).execute();
}

const renumbered = (records: readonly ChainRecord[]) =>
  records.map((record, index) => ({ ...record, seq: index + 1 }));

/** Links the records with a secret that the attacker knows. The records still name their own secret. */
function recomputed({ present }: ConsentKeys, records: readonly ChainRecord[]): readonly ChainRecord[] {
  let before = '';
  const linked = renumbered(records);
  for (const record of linked) {
    before = macOf(present, before, record);
    record.mac = before;
  }
  return linked;
}

function pick<Item>(items: readonly Item[], below: Tampering['below']): Item {
  const item = items[below(items.length)];
  if (item === undefined) throw new Error('nothing to pick');
  return item;
}

const flipped = (text: string, place: number) =>
  text.slice(0, place) + (text[place] === 'A' ? 'B' : 'A') + text.slice(place + 1);

const flip = (text: string, { below }: Tampering) => flipped(text, below(text.length - 2));

const anyOf = ({ chain, below }: Tampering) => pick(chain, below);

const without = ({ chain, below }: Tampering, bound = chain.length) => {
  const gone = below(bound);
  return chain.filter((_, index) => index !== gone);
};

function turned({ chain, below }: Tampering): readonly ChainRecord[] {
  const first = below(chain.length - 1);
  const order = chain.map((_, index) => index);
  [order[first], order[first + 1]] = [first + 1, first];
  return order.flatMap((index) => chain[index] ?? []);
}

const loginOf = ({ chain }: Tampering) => chain[0]?.login_id ?? '';

const shorter = (t: Tampering) => t.chain.slice(0, 1 + t.below(t.chain.length - 1));

const forged = (t: Tampering, key: ConsentKeys, sealed: string | null = t.chain[0]?.sealed ?? null) => {
  const [first] = t.chain;
  return first ? recomputed(key, [...t.chain, { ...first, sealed }]) : [];
};

/** Everything that an attacker can do to the chains, with and without the secret. */
const ways: Readonly<Record<string, (t: Tampering) => Promise<unknown>>> = {
  'changes what is sealed': async (t) => {
    const record = anyOf(t);
    await change(t.tx, record, { sealed: flip(record.sealed ?? '', t) });
  },
  'changes a time': async (t) => {
    const record = anyOf(t);
    const later = new Date(Date.parse(record.recorded_at) + 1 + t.below(100_000));
    await change(t.tx, record, { recorded_at: later.toISOString() });
  },
  'writes a time in another way': async (t) => {
    const record = anyOf(t);
    await change(t.tx, record, { recorded_at: record.recorded_at.replace('Z', '+00:00') });
  },
  'changes a hash': async (t) => {
    const record = anyOf(t);
    await change(t.tx, record, { mac: flip(record.mac, t) });
  },
  'names another secret': async (t) => await change(t.tx, anyOf(t), { key_id: outsiders.present.id }),
  'empties a record': async (t) => await change(t.tx, anyOf(t), { sealed: null }),
  'gives a record to nobody': async (t) => await change(t.tx, anyOf(t), { login_id: randomUUID() }),
  'gives a record another number': async (t) => await change(t.tx, anyOf(t), { seq: 100 + t.below(100) }),
  'takes what another customer decided': async (t) =>
    await change(t.tx, anyOf(t), { sealed: pick(t.other, t.below).sealed }),
  'takes another customer’s chain': async (t) =>
    await replace(
      t.tx,
      loginOf(t),
      t.other.map((record) => ({ ...record, login_id: loginOf(t) })),
    ),
  'changes the order of the contents': async (t) => {
    const order = turned(t);
    await replace(
      t.tx,
      loginOf(t),
      t.chain.map((record, index) => ({ ...record, sealed: order[index]?.sealed ?? null })),
    );
  },
  'changes the order of the records': async (t) => await replace(t.tx, loginOf(t), renumbered(turned(t))),
  'removes a record': async (t) => await replace(t.tx, loginOf(t), without(t)),
  'removes a record and closes the gap': async (t) =>
    await replace(t.tx, loginOf(t), renumbered(without(t, t.chain.length - 1))),
  'cuts the end off': async (t) => await replace(t.tx, loginOf(t), shorter(t)),
  'removes a chain': async (t) => await remove(t.tx, loginOf(t)),
  'repeats a record at the end': async (t) =>
    await replace(t.tx, loginOf(t), renumbered([...t.chain, anyOf(t)])),
  'adds a record without the secret': async (t) => {
    const last = forged(t, outsiders).at(-1);
    if (last) await t.tx.insertInto('consent_event').values(last).execute();
  },
  'adds an erasure without the secret, and destroys the key': async (t) => {
    const last = forged(t, outsiders, null).at(-1);
    if (last) await t.tx.insertInto('consent_event').values(last).execute();
    await t.tx.deleteFrom('customer_key').where('login_id', '=', loginOf(t)).execute();
  },
  'makes the chain anew with a secret of their own': async (t) =>
    await replace(t.tx, loginOf(t), recomputed(outsiders, t.chain)),
  'makes the chain anew with a secret of their own, by its name': async (t) =>
    await replace(
      t.tx,
      loginOf(t),
      recomputed(
        outsiders,
        t.chain.map((record) => ({ ...record, key_id: outsiders.present.id })),
      ),
    ),
  'makes the chain anew with the secret, without a record': async (t) =>
    await replace(t.tx, loginOf(t), recomputed(keys, without(t))),
  'makes the chain anew with the secret, in another order': async (t) =>
    await replace(t.tx, loginOf(t), recomputed(keys, turned(t))),
  'makes the chain anew with the secret, at another time': async (t) =>
    await replace(
      t.tx,
      loginOf(t),
      recomputed(
        keys,
        t.chain.map((record) => ({ ...record, recorded_at: new Date(0).toISOString() })),
      ),
    ),
  'destroys a key': async (t) =>
    await t.tx.deleteFrom('customer_key').where('login_id', '=', loginOf(t)).execute(),
  'puts another key in a key’s place': async (t) =>
    await t.tx
      .updateTable('customer_key')
      .set({ wrapped: wrapKey(keys, loginOf(t), newCustomerKey()) })
      .where('login_id', '=', loginOf(t))
      .execute(),
  'brings an erased customer back': async (t) =>
    await t.tx
      .insertInto('customer')
      .values({
        login_id: t.erased,
        site: 'DE',
        locale: 'de-DE',
        flow: 'checkout',
        email: 'back@example.org',
        card_membership: false,
        guest: true,
      })
      .execute(),
};

class Undone extends Error {}

/**
 * Tries one attack after the other, and undoes each after the verification. @returns the attacks that were not found, and the
 * number of attempts
 */
export async function tamper(db: Database, world: World, rounds: number, random: () => number) {
  const below = (bound: number) => Math.floor(random() * bound);
  const names = Object.keys(ways);
  const missed: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const name = names[round % names.length] ?? '';
    const work = async (tx: Transaction) => {
      const own = below(world.customers.length);
      const another = (own + 1 + below(world.customers.length - 1)) % world.customers.length;
      const chainOf = async (index: number) =>
        await tx
          .selectFrom('consent_event')
          .selectAll()
          .where('login_id', '=', world.customers[index] ?? '')
          .orderBy('seq')
          .execute();
      const [chain, other] = [await chainOf(own), await chainOf(another)];
      await ways[name]?.({ tx, chain, other, erased: world.erased, below });
      const { problems } = await verifyConsents(tx, keys, world.notes);
      if (problems.length === 0) missed.push(`${round}: ${name}`);
      throw new Undone();
    };
    await db
      .transaction()
      .execute(work)
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });
  }
  return { ways: names.length, rounds, missed };
}
