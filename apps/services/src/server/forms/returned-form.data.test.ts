import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../../test-support/databases.ts';
import { fieldsOf } from '../../../test-support/every-flow.ts';
import { germanFields } from '../../../test-support/registrations.ts';
import { shownPage, toldOn } from '../../../test-support/shown-page.ts';
import { counts } from '../../../test-support/stored.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { createVisitor } from '../../../test-support/visitor.ts';
import type { Database } from '../../core/database/schema.ts';

describe.each(databases)('a form that comes back without JavaScript on $name', ({ open }) => {
  let db: Database;
  let app: TestApp;
  const visitor = () => createVisitor(app.send);
  const origin = 'http://127.0.0.1:3000';

  beforeAll(async () => {
    app = await openTestApp({ open });
    ({ db } = app);
  });
  afterAll(async () => await app.close());

  it('says that it was sent already under the key of a page from before an update, and takes it when sent again', async () => {
    const idempotencyKey = randomUUID();
    const guest = (email: string) => ({ ...germanFields(email), password: '', idempotencyKey });
    const { postForm } = visitor();
    const post = (email: string) => postForm(guest(email), {}, 'checkout-as-guest');
    expect((await post('anna@example.org')).status).toBe(303);
    const before = await counts(db);
    const response = await post('jana@example.org');
    expect(response.status).toBe(409);
    expect(await response.clone().text()).not.toContain('idempotencyKey');
    expect(toldOn(await shownPage(response))).toEqual(['alreadySent']);
    expect(await counts(db)).toEqual(before);

    const { idempotencyKey: _, ...fields } = guest('jana@example.org');
    const again = await postForm(fields, {}, 'checkout-as-guest');
    expect(again.status).toBe(303);
    expect(await counts(db)).toMatchObject({
      customers: Number(before['customers']) + 1,
      accounts: before['accounts'],
    });
  });

  it('asks a visitor to log in for what only a customer can send', async () => {
    // The form shows no password, so none is asked for again.
    const fields = { ...fieldsOf({}, 'communityConditions'), password: 'Kaffee 123' };
    const response = await visitor().postForm(fields, {}, 'community-request');
    expect(response.status).toBe(401);
    expect(toldOn(await shownPage(response))).toEqual(['notLoggedIn']);
  });

  it.each([
    [
      'is taken',
      'standalone-registration',
      { email: 'taken@example.org', 'personalData.firstName': 'Hanna' },
      'email: EMAIL_ALREADY_TAKEN',
      ['password: passwordAgain'],
    ],
    ['is too short', 'standalone-registration', { password: 'kurz' }, 'password: passwordMinLength', []],
    ['is missing', 'standalone-registration', { password: '' }, 'password: passwordIsRequired', []],
    ['is optional and empty', 'checkout', { password: '', email: '' }, 'email: emailIsRequired', []],
    [
      'is optional and right',
      'checkout',
      { email: '' },
      'email: emailIsRequired',
      ['password: optionalPasswordAgain'],
    ],
    ['is hidden', 'checkout-as-guest', { email: '' }, 'email: emailIsRequired', []],
  ] as const)(
    'tells what %s, and asks for a right password again',
    async (_, route, changed, told, again) => {
      await visitor().postForm(germanFields('taken@example.org'));
      const response = await visitor().postForm({ ...germanFields(), ...changed }, {}, route);
      expect(response.status).toBe(422);
      expect(toldOn(await shownPage(response))).toEqual([told, ...again]);
    },
  );

  it('asks for the password again in the same words where that was not done', async () => {
    const returned = { ...germanFields(), path: '/signup', password: '' };
    const response = await visitor().postForm(returned);
    expect(toldOn(await shownPage(response))).toEqual(['password: passwordAgain']);
  });

  it('asks no customer for a password', async () => {
    const { postForm } = visitor();
    await postForm(germanFields());
    const response = await postForm({ 'cardSelection.layout': 'PLASTIC' }, {}, 'loyalty-card');
    const told = toldOn(await shownPage(response));
    expect(told).toContain('cardSelection.layout: missingInvoiceAddress');
    expect(told).not.toContain('password: passwordAgain');
    // A newcomer's form that was left open; what comes back is the customer's.
    const newcomers = { ...germanFields(), 'personalData.firstName': 'An\0na' };
    const unreadable = await postForm(newcomers, {}, 'loyalty-card');
    expect(toldOn(await shownPage(unreadable))).toEqual(['technicalError']);
  });

  it('keeps the query of its address, by the browser’s word and by its own', async () => {
    const first = await visitor().postForm(
      { ...germanFields(), email: '' },
      { Referer: `${origin}/m/signup?returnTo=cart&subscription=COFFEE` },
    );
    const { address } = await shownPage(first);
    expect(address).toBe('/m/signup?returnTo=cart&subscription=COFFEE');
    const referer = `${origin}/service/registration/form/standalone-registration`;
    const fields = { ...germanFields(), email: '', path: address };
    const second = await visitor().postForm(fields, { Referer: referer });
    expect((await shownPage(second)).address).toBe(address);
  });

  describe('opened for a coffee subscription', () => {
    const post = (route: string, path: string, changed = {}) =>
      visitor().postForm({ ...germanFields(), path, ...changed }, {}, route);
    const last = async () =>
      await db
        .selectFrom('customer')
        .select(['guest', 'subscription'])
        .orderBy('created_at', 'desc')
        .executeTakeFirst();

    it.each([
      ['standalone-registration', '/signup?subscription=COFFEE', false, 'COFFEE'],
      ['checkout', '/checkout?a=1&subscription=coffee', false, 'COFFEE'],
      ['checkout', '/checkout?subscription=TEA', false, null],
      ['checkout-as-guest', '/checkout-as-guest?subscription=COFFEE', true, null],
    ])('%s at %s is stored as guest: %s, subscription: %s', async (route, path, guest, subscription) => {
      expect((await post(route, path)).status).toBe(303);
      expect(await last()).toEqual({ guest, subscription });
    });

    it('makes no guest of who leaves the checkout’s password empty', async () => {
      const before = await counts(db);
      const referer = { Referer: `${origin}/checkout?subscription=COFFEE` };
      const fields = { ...germanFields(), password: '' };
      const response = await visitor().postForm(fields, referer, 'checkout');
      expect(response.status).toBe(422);
      expect(toldOn(await shownPage(response))).toEqual(['password: passwordIsRequiredCS']);
      const again = await post('checkout', '/checkout?subscription=COFFEE', { password: '' });
      expect(toldOn(await shownPage(again))).toEqual(['password: passwordAgain']);
      const anew = await post('checkout', '/checkout?subscription=COFFEE', { email: '' });
      expect(toldOn(await shownPage(anew))).toContain('password: passwordAgain');
      expect(await counts(db)).toEqual(before);
    });
  });
});
