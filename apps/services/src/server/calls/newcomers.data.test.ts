import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyDatabase } from '../../../test-support/databases.ts';
import { checkoutRequest, newCard, newcomers, turkishGuest } from '../../../test-support/every-flow.ts';
import { newsletterGrant } from '../../../test-support/registrations.ts';
import { counts, expectedOf, storedOf } from '../../../test-support/stored.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { codesOf, createVisitor } from '../../../test-support/visitor.ts';
import type { Database } from '../../core/database/schema.ts';

describe.each(everyDatabase)('somebody new registers on $name by', ({ open }) => {
  let db: Database;
  let app: TestApp;
  const visitor = () => createVisitor(app.send);

  beforeAll(async () => {
    app = await openTestApp({ open });
    ({ db } = app);
  });
  afterAll(async () => await app.close());

  const loginIdOf = async (response: Response) => {
    const { loginId }: { loginId: string } = await response.json();
    return loginId;
  };

  describe.each(Object.entries(newcomers))('%s', (_, make) => {
    it('and all of it is stored', async () => {
      const request = make();
      const response = await visitor().post(request);
      expect(response.status).toBe(201);
      expect(await storedOf(db, await loginIdOf(response))).toEqual(expectedOf(request));
    });

    it('and is answered the same when it is sent again', async () => {
      const [request, key] = [make(), randomUUID()];
      const first = await visitor().post(request, key);
      const after = await counts(db);
      const second = await visitor().post(request, key);
      expect([first.status, second.status]).toEqual([201, 201]);
      expect(await second.text()).toBe(await first.text());
      expect(await counts(db)).toEqual(after);
    });

    it('and a key is refused for anything else', async () => {
      const [request, key] = [make(), randomUUID()];
      await visitor().post(request, key);
      const response = await visitor().post({ ...request, email: 'other@example.org' }, key);
      expect(response.status).toBe(409);
      expect(await codesOf(response)).toEqual(['IDEMPOTENCY_KEY_REUSED']);
    });

    it('and nothing is left of it when its last write fails, so that the same one succeeds later', async () => {
      const [request, key, before] = [make(), randomUUID(), await counts(db)];
      await sql`alter table consent_event add constraint broken check (seq < 0) not valid`.execute(db);
      const failed = await visitor().post(request, key);
      await sql`alter table consent_event drop constraint broken`.execute(db);
      expect(failed.status).toBe(503);
      expect(await counts(db)).toEqual(before);
      expect((await visitor().post(request, key)).status).toBe(201);
    });
  });

  it.each(['required', 'optional', 'hidden'] as const)(
    'a coffee subscription, which is stored with its account, where the password is %s',
    async (password) => {
      const account = { subscription: 'COFFEE', password: 'Kaffee und Kuchen 7' };
      const response = await visitor().post({ ...checkoutRequest(password), ...account });
      const stored = await storedOf(db, await loginIdOf(response));
      expect(stored).toMatchObject({ subscription: 'COFFEE', account: true, guest: false });
    },
  );

  it.each(['optional', 'hidden'] as const)(
    'no coffee subscription as a guest, where the password is %s',
    async (mode) => {
      const before = await counts(db);
      const { password: _, ...guest } = checkoutRequest(mode);
      const response = await visitor().post({ ...guest, subscription: 'COFFEE' });
      expect(response.status).toBe(422);
      expect(await codesOf(response)).toEqual(['password: passwordIsRequiredCS']);
      expect(await counts(db)).toEqual(before);
    },
  );

  it('a digital card with a telephone number', async () => {
    const request = newCard({
      'cardSelection.layout': 'DIGITAL',
      'cardSelection.phoneNumber': '+49 40 555 0101',
    });
    const stored = await storedOf(db, await loginIdOf(await visitor().post(request)));
    expect(stored).toMatchObject({
      cardMember: true,
      card: { layout: 'DIGITAL', phone: '+49405550101' },
      sentTo: undefined,
    });
  });

  it("the checkout, where the company's name on a Turkish invoice is not the person's", async () => {
    const response = await visitor().post(turkishGuest());
    const { invoice } = await storedOf(db, await loginIdOf(response));
    expect(invoice).toMatchObject({
      salutation: 'MRS',
      lastName: 'Berger',
      companyName: 'Kahve Ticaret',
      companyTaxNumber: '1234567899',
      mobilePhonePrefix: '530',
      mobilePhoneNumber: '5550102',
    });
  });

  it('the checkout of a company, whose name stands on the invoice', async () => {
    const company = { 'personalData.salutation': 'COMPANY', 'personalData.companyName': 'Rösterei Nord' };
    const response = await visitor().post(checkoutRequest('required', company));
    const stored = await storedOf(db, await loginIdOf(response));
    expect(stored.person).toMatchObject({
      salutation: 'COMPANY',
      firstName: 'Anna',
      lastName: 'Berger',
      companyName: 'Rösterei Nord',
    });
    expect(stored.invoice).toMatchObject({ salutation: 'COMPANY', companyName: 'Rösterei Nord' });
  });

  describe('the checkout without a password', () => {
    it.each([
      ['where none is asked for', 'hidden', undefined],
      ['where it was left out', 'optional', undefined],
      ['where it was left empty', 'optional', ''],
      ['where it is blank', 'optional', ' '],
    ] as const)('as a guest without account or login, %s', async (_, mode, password) => {
      const { post, cookies } = visitor();
      const { password: __, ...request } = checkoutRequest(mode);
      const response = await post(password === undefined ? request : { ...request, password });
      expect(response.status).toBe(201);
      expect(await storedOf(db, await loginIdOf(response))).toMatchObject({ account: false, guest: true });
      expect(cookies.has('crema_ltt')).toBe(false);
      expect(cookies.get('__Host-crema_session')).toMatch(/^g\./);
    });

    it('with an account, where an optional password is given', async () => {
      const { post, cookies } = visitor();
      const response = await post(checkoutRequest('optional'));
      expect(await storedOf(db, await loginIdOf(response))).toMatchObject({ account: true, guest: false });
      expect(cookies.has('crema_ltt')).toBe(true);
    });

    it('is refused where a password is required', async () => {
      const response = await visitor().post({ ...checkoutRequest('required'), password: ' ' });
      expect(await codesOf(response)).toEqual(['password: passwordIsRequired']);
    });

    it('twice with one e-mail address, which stays free for an account', async () => {
      const account = checkoutRequest('required');
      const guest = (firstName: string) => ({
        ...checkoutRequest('hidden', { 'personalData.firstName': firstName }),
        email: account.email,
      });
      const responses = [
        await visitor().post(guest('Anna')),
        await visitor().post(guest('Hanna')),
        await visitor().post(account),
        await visitor().post(guest('Johanna')),
      ];
      expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      expect(new Set(await Promise.all(responses.map(loginIdOf))).size).toBe(4);
      const again = await visitor().post(account);
      expect(await codesOf(again)).toEqual(['email: EMAIL_ALREADY_TAKEN']);
    });

    it('once, when the same order is sent again within ten minutes from a page with another key', async () => {
      const { post } = visitor();
      const order = checkoutRequest('hidden');
      const shown = (shownAt: string) => ({
        ...order,
        consents: { newsletter: newsletterGrant({ shownAt }) },
      });
      const [early, late] = [shown('2026-11-25T10:00:00.000Z'), shown('2026-11-25T10:01:00.000Z')];
      const [first, second] = [await post(early), await post(late)];
      expect([first.status, second.status]).toEqual([201, 201]);
      const loginId = await loginIdOf(first);
      expect(await loginIdOf(second)).toBe(loginId);

      await sql`update claim set created_at = created_at - interval '11 minutes'
        where login_id = ${loginId}`.execute(db);
      expect(await loginIdOf(await post(late))).not.toBe(loginId);
    });

    it('never under the key of an account, nor the other way round', async () => {
      const { password: _, ...guest } = checkoutRequest('optional');
      const account = { ...guest, password: 'Kaffee und Kuchen 7' };
      for (const [first, second] of [
        [guest, account],
        [account, guest],
        [account, { ...account, password: 'Tee und Kuchen 7' }],
      ]) {
        const key = randomUUID();
        const email = `anna.${key}@example.org`;
        await visitor().post({ ...first, email }, key);
        const { post, cookies } = visitor();
        const response = await post({ ...second, email }, key);
        expect(await codesOf(response)).toEqual(['IDEMPOTENCY_KEY_REUSED']);
        expect(cookies.has('crema_ltt')).toBe(false);
      }
    });
  });

  it('a card on a site that has none is refused for the form as a whole', async () => {
    const response = await visitor().post({ ...newCard(), site: 'TR' });
    expect(response.status).toBe(422);
    expect(await codesOf(response)).toEqual(['CARD_NOT_AVAILABLE']);
  });

  const address = { countryCode: 'DE', streetAddress: 'Lange Reihe 7' };
  it.each([
    ['an address that was not asked for', () => ({ ...newCard(), address })],
    [
      'an address for a digital card',
      () => ({ ...newCard(), cardSelection: { layout: 'DIGITAL', address } }),
    ],
    ['a plastic card without the card', () => ({ ...checkoutRequest('required'), cardMembership: true })],
    ['a password that was not asked for', () => ({ ...checkoutRequest('hidden'), password: 'Kaffee 123' })],
    [
      'a part of another country’s address',
      () => {
        const request = checkoutRequest('required');
        return { ...request, address: { ...request.address, taxNumber: '12345678901' } };
      },
    ],
  ])('a request with %s is refused, because nobody would keep it', async (_, make) => {
    const before = await counts(db);
    const response = await visitor().post(make());
    expect(response.status).toBe(400);
    expect(await codesOf(response)).toEqual(['MALFORMED_REQUEST']);
    expect(await counts(db)).toEqual(before);
  });

  it('nothing personal reaches the log', async () => {
    await sql`alter table consent_event add constraint broken check (seq < 0) not valid`.execute(db);
    for (const request of [turkishGuest(), newCard()]) await visitor().post(request);
    await sql`alter table consent_event drop constraint broken`.execute(db);
    const log = app.lines.join('');
    expect(log).toContain('"level":"error"');
    const values = ['Anna', 'Berger', 'example.org', '5550101', '5550102', '1234567899', 'Kahve', 'Reihe'];
    expect(values.filter((value) => log.includes(value))).toEqual([]);
  });
});
