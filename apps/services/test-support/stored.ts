import type { ConsentKind, RegistrationRequest } from '@crema/flow-domain';
import { personTexts } from '@crema/flow-domain/server';
import { sql } from 'kysely';
import { readDecisions } from '../src/core/consents/decisions.ts';
import { columnOf } from '../src/core/database/columns.ts';
import type { Database } from '../src/core/database/schema.ts';
import { testConsentKeys } from './consent-secret.ts';

/** An address as it is stored, column by column, under the names of the request. */
type StoredAddress = Readonly<Record<string, string | undefined>>;

// The columns of a row beside the address.
const ownColumns = new Set(['id', 'login_id', 'purpose', 'saved_at']);

/** Everything that is stored of a customer, without the times. */
export interface Stored {
  readonly account: boolean;
  readonly guest: boolean;
  readonly flow: string;
  readonly email: string;
  /** The salutation and the texts about the person, by their names. An absent one is the empty text. */
  readonly person: Readonly<Record<string, string>>;
  readonly subscription: string | null;
  readonly cardMember: boolean;
  readonly card: { readonly layout: string; readonly phone: string | null } | undefined;
  readonly invoice: StoredAddress | undefined;
  readonly sentTo: StoredAddress | undefined;
  readonly community: string | undefined;
  /** Kinds, each with its answer, in the order of the registrations. */
  readonly consents: readonly string[];
}

async function addressOf(db: Database, loginId: string, purpose: string): Promise<StoredAddress | undefined> {
  const row = await db
    .selectFrom('address')
    .selectAll()
    .where('login_id', '=', loginId)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (!row) return undefined;
  const parts = Object.entries(row).filter(([column, value]) => !ownColumns.has(column) && value !== null);
  return Object.fromEntries(
    parts.map(([column, value]) => [
      column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      String(value),
    ]),
  );
}

function personOf(
  salutation: string | null,
  textOf: (name: (typeof personTexts)[number]) => string | null | undefined,
): Stored['person'] {
  const texts = personTexts.map((name) => [name, textOf(name) ?? ''] as const);
  return { salutation: salutation ?? '', ...Object.fromEntries(texts) };
}

/** Reads all that is stored of a customer. */
export async function storedOf(db: Database, loginId: string): Promise<Stored> {
  const customer = await db
    .selectFrom('customer')
    .selectAll()
    .where('login_id', '=', loginId)
    .executeTakeFirstOrThrow();
  const joined = await db
    .selectFrom('customer as c')
    .leftJoin('account as a', 'a.login_id', 'c.login_id')
    .leftJoin('loyalty_card as l', 'l.login_id', 'c.login_id')
    .leftJoin('community_member as m', 'm.login_id', 'c.login_id')
    .select(['a.login_id as account', 'l.layout', 'l.phone_number', 'm.site as community'])
    .where('c.login_id', '=', loginId)
    .executeTakeFirstOrThrow();
  const decisions = await readDecisions(db, testConsentKeys, loginId);
  const consents = decisions.toSorted(
    (one, other) => one.recordedAt.localeCompare(other.recordedAt) || one.kind.localeCompare(other.kind),
  );
  return {
    account: joined.account !== null,
    guest: customer.guest,
    flow: customer.flow,
    email: customer.email,
    person: personOf(customer.salutation, (name) => customer[columnOf(name)]),
    subscription: customer.subscription,
    cardMember: customer.card_membership,
    card: joined.layout === null ? undefined : { layout: joined.layout, phone: joined.phone_number },
    invoice: await addressOf(db, loginId, 'invoice'),
    sentTo: await addressOf(db, loginId, 'card'),
    community: joined.community ?? undefined,
    consents: consents.map(({ kind, granted }) => `${kind} ${granted}`),
  };
}

/** Returns what the database must hold after a newcomer sent this request. */
export function expectedOf(request: RegistrationRequest): Stored {
  const { salutation = '', firstName = '', lastName = '', companyName } = request.personalData;
  const receiver = { salutation, firstName, lastName, ...(companyName === undefined ? {} : { companyName }) };
  const { address, cardSelection, consents, flow } = request;
  const plastic = cardSelection?.layout === 'PLASTIC';
  const kinds: [string, RegistrationRequest['consents'][ConsentKind]][] = Object.entries(consents);
  return {
    account: request.password !== undefined,
    guest: request.password === undefined,
    flow,
    email: request.email,
    person: personOf(salutation, (name) => request.personalData[name]),
    subscription: request.subscription ?? null,
    cardMember: cardSelection !== undefined,
    card: cardSelection && { layout: cardSelection.layout, phone: cardSelection.phoneNumber ?? null },
    invoice: address && { ...receiver, ...address },
    sentTo: plastic ? { ...receiver, ...cardSelection.address } : undefined,
    community: flow === 'community' ? request.site : undefined,
    consents: kinds.map(([kind, grant]) => `${kind} ${grant?.granted}`).sort(),
  };
}

/** Returns the number of rows in each table of a registration. */
export async function counts(db: Database): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from account) as accounts, (select count(*)::int from customer) as customers,
    (select count(*)::int from address) as addresses, (select count(*)::int from loyalty_card) as cards,
    (select count(*)::int from community_member) as members, (select count(*)::int from consent_event) as consents,
    (select count(*)::int from claim where key is not null) as keys`.execute(db);
  return rows[0] ?? {};
}
