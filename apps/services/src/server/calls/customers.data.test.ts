import { randomUUID } from 'node:crypto';
import type { RegistrationRequest } from '@crema/flow-domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../../test-support/databases.ts';
import {
  checkoutRequest,
  communityRequest,
  customersCard,
  newCard,
} from '../../../test-support/every-flow.ts';
import { germanRequest } from '../../../test-support/registrations.ts';
import { counts, storedOf } from '../../../test-support/stored.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { codesOf, createVisitor } from '../../../test-support/visitor.ts';
import type { Database } from '../../core/database/schema.ts';

const sessionCookie = '__Host-crema_session';

describe.each(databases)('a customer who is logged in, on $name,', ({ open }) => {
  let db: Database;
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp({ open });
    ({ db } = app);
  });
  afterAll(async () => await app.close());

  const visitor = () => createVisitor(app.send);
  const idOf = async (response: Response) => {
    const { loginId }: { loginId: string } = await response.json();
    return loginId;
  };
  /** Registers a customer and returns the browser that is logged in. */
  const customer = async (request: RegistrationRequest = germanRequest()) => {
    const browser = visitor();
    const loginId = await idOf(await browser.post(request));
    return { ...browser, loginId };
  };
  const withAddress = async (streetAddress = 'Lange Reihe 7') =>
    await customer(checkoutRequest('required', { 'address.streetAddress': streetAddress }));

  const changes = [
    ['joins the community', () => communityRequest(), { community: 'DE' }, ['communityConditions true'], {}],
    [
      'takes a digital card',
      () => customersCard('DIGITAL', '+49 40 555 0102'),
      { cardMember: true, card: { layout: 'DIGITAL', phone: '+49405550102' }, sentTo: undefined },
      ['cardTermsAndConditions true', 'newsletter true'],
      {
        card: { number: expect.any(String), code: expect.any(String), size: 21 },
        confirmation: 'SENT',
      },
    ],
    [
      'takes a plastic card, which is sent to the invoice address',
      () => customersCard('PLASTIC'),
      {
        cardMember: true,
        card: { layout: 'PLASTIC', phone: null },
        sentTo: expect.objectContaining({ lastName: 'Berger', streetAddress: 'Lange Reihe 7' }),
      },
      ['cardTermsAndConditions true', 'newsletter true'],
      { confirmation: 'SENT' },
    ],
  ] as const;

  describe.each(changes)('%s', (_, make, expected, consents, results) => {
    it('and stays who they are, with what they agreed to before and now', async () => {
      const { post, loginId, cookies } = await withAddress();
      const [before, rows, session] = [
        await storedOf(db, loginId),
        await counts(db),
        cookies.get(sessionCookie),
      ];
      const response = await post(make());
      expect(response.status).toBe(201);
      expect(await response.json()).toEqual({ status: 'CREATED', loginId, ...results });
      expect(await storedOf(db, loginId)).toEqual({
        ...before,
        ...expected,
        consents: [...before.consents, ...consents],
      });
      expect(await counts(db)).toMatchObject({ accounts: rows['accounts'], customers: rows['customers'] });
      expect(cookies.get(sessionCookie)).toBe(session);
    });

    it('once per key', async () => {
      const { post, loginId } = await withAddress();
      const [request, key] = [make(), randomUUID()];
      const responses = await Promise.all(Array.from({ length: 8 }, () => post(request, key)));
      expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
      expect(new Set(await Promise.all(responses.map(idOf)))).toEqual(new Set([loginId]));
      const { consents: recorded } = await storedOf(db, loginId);
      // The first of them is the checkout's own.
      expect(recorded.slice(1)).toEqual(consents);
      const other = await post({ ...request, subscription: 'COFFEE' }, key);
      expect(await codesOf(other)).toEqual(['IDEMPOTENCY_KEY_REUSED']);
    });

    it('and nothing of it is left when its last write fails', async () => {
      const { post, loginId } = await withAddress();
      const [request, key, before] = [make(), randomUUID(), await counts(db)];
      const stored = await storedOf(db, loginId);
      await sql`alter table consent_event add constraint broken check (seq < 0) not valid`.execute(db);
      const failed = await post(request, key);
      await sql`alter table consent_event drop constraint broken`.execute(db);
      expect(failed.status).toBe(503);
      expect([await counts(db), await storedOf(db, loginId)]).toEqual([before, stored]);
      expect((await post(request, key)).status).toBe(201);
    });

    it('and never changes anybody else, whatever the request says', async () => {
      const [anna, jana] = [await withAddress(), await withAddress('Kurze Mühren 1')];
      const before = await storedOf(db, jana.loginId);
      const key = randomUUID();
      const first = await anna.post({ ...make(), email: before.email }, key);
      const second = await jana.post({ ...make(), email: before.email }, key);
      expect(await idOf(first)).toBe(anna.loginId);
      expect(await codesOf(second)).toEqual(['IDEMPOTENCY_KEY_REUSED']);
      expect(await storedOf(db, jana.loginId)).toEqual(before);
      expect((await storedOf(db, anna.loginId)).email).not.toBe(before.email);
    });
  });

  it('joins the community once and for all, and every agreement is kept', async () => {
    const { post, loginId } = await customer();
    await post(communityRequest());
    const joinedAt = async () =>
      await db
        .selectFrom('community_member')
        .select(['site', 'joined_at'])
        .where('login_id', '=', loginId)
        .execute();
    const before = await joinedAt();
    expect((await post(communityRequest('AT'))).status).toBe(201);
    expect(await joinedAt()).toEqual(before);
    const { consents } = await storedOf(db, loginId);
    expect(consents.filter((each) => each === 'communityConditions true')).toHaveLength(2);
  });

  it('is carried by the latest choice of a card, and keeps a telephone number that was not given again', async () => {
    const { post, loginId } = await withAddress();
    await post(customersCard('DIGITAL', '+49 40 555 0102'));
    await post(customersCard('PLASTIC'));
    expect(await storedOf(db, loginId)).toMatchObject({
      card: { layout: 'PLASTIC', phone: '+49405550102' },
      sentTo: { streetAddress: 'Lange Reihe 7' },
    });
    await post(customersCard('DIGITAL'));
    expect(await storedOf(db, loginId)).toMatchObject({
      card: { layout: 'DIGITAL', phone: '+49405550102' },
      sentTo: undefined,
      invoice: { streetAddress: 'Lange Reihe 7' },
    });
  });

  it('keeps the address of a plastic card when the invoice address changes later', async () => {
    const { post, loginId } = await withAddress();
    await post(customersCard('PLASTIC'));
    await db
      .updateTable('address')
      .set({ street_address: 'Kurze Mühren 1' })
      .where('login_id', '=', loginId)
      .where('purpose', '=', 'invoice')
      .execute();
    expect(await storedOf(db, loginId)).toMatchObject({ sentTo: { streetAddress: 'Lange Reihe 7' } });
  });

  it('gets no plastic card without an invoice address, nor abroad', async () => {
    const nowhere = await customer();
    const abroad = await withAddress();
    expect(await codesOf(await nowhere.post(customersCard('PLASTIC')))).toEqual([
      'cardSelection.layout: missingInvoiceAddress',
    ]);
    expect((await abroad.post(customersCard('PLASTIC', '', 'AT'))).status).toBe(422);
    expect(await storedOf(db, nowhere.loginId)).toMatchObject({ card: undefined, cardMember: false });
    expect(await storedOf(db, abroad.loginId)).toMatchObject({ card: undefined, cardMember: false });
  });

  it('gets no card as a company, and none where there is none, with an error of the whole form', async () => {
    const request = germanRequest();
    const { birthDate: _, ...names } = request.personalData;
    const company = await customer({
      ...request,
      personalData: { ...names, salutation: 'COMPANY', companyName: 'Rösterei Nord' },
    });
    const refused = await company.post(customersCard());
    expect(refused.status).toBe(422);
    expect(await codesOf(refused)).toEqual(['CARD_COMPANY_NOT_ALLOWED']);
    const { post } = await customer();
    expect(await codesOf(await post(customersCard('DIGITAL', '', 'TR')))).toEqual(['CARD_NOT_AVAILABLE']);
  });

  it('is not taken for somebody new, and nobody new for them', async () => {
    const { post, loginId } = await customer();
    const before = [await storedOf(db, loginId), await counts(db)];
    const response = await post(newCard());
    expect(response.status).toBe(422);
    expect(await codesOf(response)).toEqual(['ALREADY_LOGGED_IN']);
    expect([await storedOf(db, loginId), await counts(db)]).toEqual(before);
  });

  it('who has just taken a card as somebody new is answered the same when that is sent again', async () => {
    const [browser, request, key] = [visitor(), newCard(), randomUUID()];
    const first = await browser.post(request, key);
    const second = await browser.post(request, key);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.text()).toBe(await first.text());
  });

  it('is refused an address and names the request has no place for', async () => {
    const { post, loginId } = await customer();
    const before = await storedOf(db, loginId);
    const responses = [
      await post({ ...communityRequest(), personalData: { lastName: 'Anders' } }),
      await post({ ...communityRequest(), address: { countryCode: 'DE' } }),
      await post({ ...communityRequest(), password: 'Kaffee und Kuchen 7' }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(await storedOf(db, loginId)).toEqual(before);
  });

  describe('but who is not logged in', () => {
    const strangers: readonly (readonly [string, () => Promise<string | undefined>])[] = [
      ['has no login at all', async () => undefined],
      ['has one that nobody was given', async () => `c.${'A'.repeat(43)}`],
      [
        'has one that has ended',
        async () => {
          const { cookies, loginId } = await customer();
          await db
            .updateTable('session')
            .set({ expires_at: new Date(0) })
            .where('login_id', '=', loginId)
            .execute();
          return cookies.get(sessionCookie);
        },
      ],
    ];

    it.each(strangers)('and %s, is sent away from the community request', async (_, cookieOf) => {
      const browser = visitor();
      const cookie = await cookieOf();
      if (cookie !== undefined) browser.cookies.set(sessionCookie, cookie);
      const before = await counts(db);
      const response = await browser.post(communityRequest());
      expect(response.status).toBe(401);
      expect(await codesOf(response)).toEqual(['NOT_LOGGED_IN']);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(await counts(db)).toEqual(before);
    });

    it('and sends again what a customer sent, learns nothing', async () => {
      const { post } = await customer();
      const [request, key] = [communityRequest(), randomUUID()];
      await post(request, key);
      expect((await visitor().post(request, key)).status).toBe(401);
      const card = customersCard();
      const cardKey = randomUUID();
      await post(card, cardKey);
      expect((await visitor().post(card, cardKey)).status).toBe(401);
    });

    it('and asks for the card by the form of a customer, is told so', async () => {
      const before = await counts(db);
      const response = await visitor().post(customersCard());
      expect(response.status).toBe(401);
      expect(await codesOf(response)).toEqual(['NOT_LOGGED_IN']);
      expect(await counts(db)).toEqual(before);
    });

    it('and asks for the card by the form of somebody new, is somebody new', async () => {
      const response = await visitor().post({ ...customersCard(), password: '' });
      expect(response.status).toBe(422);
      expect(await codesOf(response)).toContain('personalData.lastName: lastNameIsRequired');
    });
  });
});
