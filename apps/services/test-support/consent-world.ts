import { randomUUID } from 'node:crypto';
import type { ChainNote } from '../src/core/consents/chain-notes.ts';
import { anchorEnds } from '../src/core/consents/anchor-ends.ts';
import { appendDecisions, appendErasure, chainEnd } from '../src/core/consents/chain.ts';
import type { Decision } from '../src/core/consents/decisions.ts';
import { inOneStatement } from '../src/core/database/writes.ts';
import type { Database } from '../src/core/database/schema.ts';
import { testConsentKeys as keys } from './consent-secret.ts';

/** A decision about the German newsletter. */
const newsletterDecision = (granted: boolean): Decision => ({
  kind: 'newsletter',
  granted,
  documentId: 'de/newsletter',
  documentVersion: '1.0',
  textSha256: 'a'.repeat(64),
  locale: 'de-DE',
  site: 'DE',
  shownAt: null,
  by: 'registration',
});

/** A customer without anything else. @returns their login id */
export async function addCustomer(db: Database): Promise<string> {
  const login_id = randomUUID();
  const person = { email: `${login_id}@example.org`, first_name: 'Erika', last_name: 'Muster', guest: true };
  await db
    .insertInto('customer')
    .values({ login_id, site: 'DE', locale: 'de-DE', flow: 'checkout', card_membership: false, ...person })
    .execute();
  return login_id;
}

/** Adds decisions to a customer's chain. */
export async function decide(db: Database, loginId: string, ...granted: readonly boolean[]): Promise<void> {
  const place = { keys, loginId, end: await chainEnd(db, loginId), now: new Date() };
  await inOneStatement(db, appendDecisions(db, place, granted.map(newsletterDecision)));
}

/** Customers with chains of two to six records, the last of them erased; every record was the end of its chain and noted. */
export async function consentWorld(db: Database) {
  const notes: ChainNote[] = [];
  const anchor = { note: async (ends: readonly ChainNote[]) => void notes.push(...ends) };
  const customers: string[] = [];
  for (let length = 2; length <= 6; length += 1) {
    const loginId = await addCustomer(db);
    customers.push(loginId);
    for (let each = 0; each < length; each += 1) {
      await decide(db, loginId, each % 2 === 0);
      await anchorEnds(db, anchor);
    }
  }
  const erased = await addCustomer(db);
  await decide(db, erased, true, false);
  const place = { keys, loginId: erased, end: await chainEnd(db, erased), now: new Date() };
  await inOneStatement(db, appendErasure(db, place));
  await db.deleteFrom('customer_key').where('login_id', '=', erased).execute();
  await db.deleteFrom('customer').where('login_id', '=', erased).execute();
  await anchorEnds(db, anchor);
  return { customers, erased, notes: { notes, unreadable: [] } };
}
