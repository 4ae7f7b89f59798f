import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../../test-support/databases.ts';
import { checkoutRequest, customersCard } from '../../../test-support/every-flow.ts';
import { germanRequest } from '../../../test-support/registrations.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { createTestApp } from '../../../test-support/app-on-database.ts';
import { createVisitor } from '../../../test-support/visitor.ts';
import { webhookSettings } from '../../../test-support/webhook-receiver.ts';
import { requestReset, resetPassword } from '../accounts/reset-password.ts';
import { decidedConsents } from '../consents/customer-consents.ts';
import { findCustomer } from '../customers/find-customer.ts';
import { confirmAddress, sendAgain } from './confirm.ts';
import { tokenOf } from './confirmation-writes.ts';

const button = '/service/registration/confirmation';
const headers = {
  'Content-Type': 'application/x-www-form-urlencoded',
  Origin: 'http://127.0.0.1:3000',
  'Sec-Fetch-Site': 'same-origin',
};

describe.each(databases)('the confirmation of an address on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ open, env: webhookSettings('http://127.0.0.1:9') });
  });
  afterAll(async () => await app.close());

  /** The letters that wait for a customer, with the tokens of their links. */
  const lettersOf = async (loginId: string) => {
    const rows = await app.db
      .selectFrom('outbox')
      .select(['id', 'name'])
      .where('login_id', '=', loginId)
      .where('kind', '=', 'mail')
      .orderBy('created_at')
      .execute();
    return rows.map(({ id, name }) => ({ name, token: tokenOf(app.services.keys.confirmation, id) }));
  };
  const register = async (request = germanRequest()) => {
    const visitor = createVisitor(app.send);
    const { loginId }: { loginId: string } = await (await visitor.post(request)).json();
    const [{ token, name } = { token: '', name: '' }] = await lettersOf(loginId);
    return { ...visitor, loginId, token, letter: name };
  };
  const press = async (token: string, path = button) =>
    (
      await app.send(path, { method: 'POST', headers, body: new URLSearchParams({ token }).toString() })
    ).headers.get('Location');
  const newsletterOf = async (loginId: string) =>
    (await decidedConsents(app.services, loginId)).find(({ kind }) => kind === 'newsletter');
  /** Returns how often another system hears that the address is confirmed. */
  const toldOf = async (loginId: string) => {
    const rows = await app.db
      .selectFrom('outbox')
      .select('id')
      .where('login_id', '=', loginId)
      .where('name', '=', 'address.confirmed')
      .execute();
    return rows.length;
  };
  const makeOld = async (loginId: string) =>
    void (await sql`update confirmation set expires_at = current_timestamp - interval '1 minute'
      where login_id = ${loginId}`.execute(app.db));

  it('is asked for on the pages of a customer while a link waits, if the server sends mails', async () => {
    const waits = async (loginId: string) =>
      (await findCustomer(app.db, loginId))?.isConfirmationSent ?? false;
    const [confirmed, late] = [await register(), await register()];
    expect([await waits(confirmed.loginId), await waits(late.loginId)]).toEqual([true, true]);
    await press(confirmed.token);
    await makeOld(late.loginId);
    expect([await waits(confirmed.loginId), await waits(late.loginId)]).toEqual([false, false]);
    const { send } = await createTestApp(
      app.db,
      { APP_DIR: app.appDir },
      { channels: { webhook: false, mail: false } },
    );
    const answer: Record<string, string> = await (await createVisitor(send).post(germanRequest())).json();
    expect([answer['confirmation'], await waits(answer['loginId'] ?? '')]).toEqual([undefined, false]);
  });

  it('is a record of the chain, and ends the wait of the newsletter', async () => {
    const { loginId, token, letter } = await register();
    expect(letter).toBe('welcome-newsletter');
    expect(await newsletterOf(loginId)).toMatchObject({ granted: true, pending: true });
    expect(await press(token)).toBe('/confirm/done');
    expect(await newsletterOf(loginId)).toMatchObject({ granted: true, pending: false, withdrawn: false });
    const records = await app.db
      .selectFrom('consent_event')
      .select('seq')
      .where('login_id', '=', loginId)
      .execute();
    // A second press, such as one on another device, adds nothing.
    expect(await press(token)).toBe('/confirm/done');
    expect(
      await app.db.selectFrom('consent_event').select('seq').where('login_id', '=', loginId).execute(),
    ).toEqual(records);
  });

  it('comes once of presses at the same time', async () => {
    const { loginId, token } = await register();
    const before = await app.db
      .selectFrom('consent_event')
      .select('seq')
      .where('login_id', '=', loginId)
      .execute();
    expect(new Set(await Promise.all(Array.from({ length: 8 }, () => press(token))))).toEqual(
      new Set(['/confirm/done']),
    );
    const after = await app.db
      .selectFrom('consent_event')
      .select('seq')
      .where('login_id', '=', loginId)
      .execute();
    expect(after).toHaveLength(before.length + 1);
  });

  it('is not made by programs that look at links: 1,000 looks consume none', async () => {
    const { loginId, token } = await register();
    const looks = Array.from({ length: 1000 }, (_, nth) =>
      app.send(`/confirm?token=${token}`, {
        method: nth % 2 === 0 ? 'GET' : 'HEAD',
        headers: nth % 3 === 0 ? { Purpose: 'prefetch', 'Sec-Purpose': 'prefetch' } : {},
      }),
    );
    await Promise.all(looks);
    await app.send(`${button}?token=${token}`);
    expect(await newsletterOf(loginId)).toMatchObject({ pending: true });
    expect(await press(token)).toBe('/confirm/done');
  });

  it('is refused from another site, and for a token that was in no mail', async () => {
    const { token, loginId } = await register();
    const foreign = await app.send(button, {
      method: 'POST',
      headers: { ...headers, Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
      body: new URLSearchParams({ token }).toString(),
    });
    expect(foreign.status).toBe(403);
    expect(await newsletterOf(loginId)).toMatchObject({ pending: true });
    const guesses = ['', 'x', token.toUpperCase(), `${token}x`, 'A'.repeat(43), '\0'];
    for (const guess of guesses) expect([guess, await press(guess)]).toEqual([guess, '/confirm/unknown']);
  });

  it('of an old link leads to a new one, which works', async () => {
    const { loginId, token } = await register();
    await makeOld(loginId);
    expect(await press(token)).toBe(`/confirm/old?token=${token}`);
    expect(await press(token, `${button}/again`)).toBe('/confirm');
    const [, again] = await lettersOf(loginId);
    expect(again?.name).toBe('newsletter');
    expect(await press(again?.token ?? '')).toBe('/confirm/done');
  });

  it('by a second link changes nothing, and asks for no third one', async () => {
    const { loginId, token } = await register();
    await sendAgain(app.services, token);
    const [, again] = await lettersOf(loginId);
    for (const each of [again?.token ?? '', token]) expect(await press(each)).toBe('/confirm/done');
    expect(await toldOf(loginId)).toBe(1);
    const other = await register();
    await sendAgain(app.services, other.token);
    const [, second] = await lettersOf(other.loginId);
    await confirmAddress(app.services, second?.token ?? '');
    expect(await sendAgain(app.services, other.token)).toBe(true);
    expect(await lettersOf(other.loginId)).toHaveLength(2);
  });

  it('proves the newsletter of an account that the owner got back by a new password', async () => {
    const { loginId, token } = await register();
    const { email } = await app.db
      .selectFrom('customer')
      .select('email')
      .where('login_id', '=', loginId)
      .executeTakeFirstOrThrow();
    await requestReset(app.services, email, undefined);
    const link = (await lettersOf(loginId)).find(({ name }) => name === 'password-reset');
    expect(await resetPassword(app.services, link?.token ?? '', 'Tee und Torte 2')).toBe('done');
    expect(await newsletterOf(loginId)).toMatchObject({ granted: true, pending: true, unproven: true });
    expect(await press(token)).toBe('/confirm/done');
    expect(await newsletterOf(loginId)).toMatchObject({ granted: true, pending: false, unproven: false });
    expect(await toldOf(loginId)).toBe(2);
  });

  it('bombs no address: five new links a day', async () => {
    const { loginId, token } = await register();
    await makeOld(loginId);
    const asked = await Promise.all(Array.from({ length: 20 }, () => sendAgain(app.services, token)));
    expect(new Set(asked)).toEqual(new Set([true]));
    // With that of the registration.
    expect(await lettersOf(loginId)).toHaveLength(6);
  });

  it('after a withdrawal confirms the address and not the newsletter', async () => {
    const { loginId, token, visit, cookies } = await register();
    await visit('/service/registration/api/v1/customers/me/consents/newsletter', {
      method: 'DELETE',
      headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': cookies.get('__Host-csrf') ?? '' },
    });
    expect(await confirmAddress(app.services, token)).toBe('confirmed');
    expect(await newsletterOf(loginId)).toMatchObject({ granted: false, withdrawn: true, pending: false });
    const { email_confirmed_at: at } = await app.db
      .selectFrom('customer')
      .select('email_confirmed_at')
      .where('login_id', '=', loginId)
      .executeTakeFirstOrThrow();
    expect(at).toBeInstanceOf(Date);
  });

  it('is not asked again of a customer who has confirmed', async () => {
    const { loginId, token, post } = await register();
    await confirmAddress(app.services, token);
    expect((await post(customersCard('DIGITAL', '+49 40 555 0102'))).status).toBe(201);
    expect(await lettersOf(loginId)).toHaveLength(1);
    expect(await newsletterOf(loginId)).toMatchObject({ pending: false });
  });

  it('of a guest is asked for the newsletter alone', async () => {
    const guest = await register(checkoutRequest('hidden'));
    expect((await lettersOf(guest.loginId)).map(({ name }) => name).toSorted()).toEqual(
      (await newsletterOf(guest.loginId))?.granted ? ['guest-copy', 'newsletter'] : ['guest-copy'],
    );
  });
});

it('asks nothing where no mail leaves, so that no consent waits for ever', async () => {
  const other = await openTestApp({ env: { PAGE_LIST: 'off' } });
  const { loginId }: { loginId: string } = await (
    await createVisitor(other.send).post(germanRequest())
  ).json();
  const consents = await decidedConsents(other.services, loginId);
  await other.close();
  expect(consents.find(({ kind }) => kind === 'newsletter')).toMatchObject({ granted: true, pending: false });
});
