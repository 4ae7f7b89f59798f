import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../../test-support/databases.ts';
import { checkoutRequest, fieldsOf } from '../../../test-support/every-flow.ts';
import { germanFields } from '../../../test-support/registrations.ts';
import { shownPage, toldOn } from '../../../test-support/shown-page.ts';
import { counts, storedOf } from '../../../test-support/stored.ts';
import { createTestApp } from '../../../test-support/app-on-database.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { codesOf, createVisitor } from '../../../test-support/visitor.ts';
import type { Database } from '../../core/database/schema.ts';

describe.each(databases)('registering without JavaScript on $name', ({ open }) => {
  let db: Database;
  let app: TestApp;
  let appDir: string;
  const visitor = () => createVisitor(app.send);

  beforeAll(async () => {
    app = await openTestApp({ open });
    ({ db, appDir } = app);
  });
  afterAll(async () => await app.close());

  it('creates the account, logs in and goes on to the address', async () => {
    const { postForm, cookies } = visitor();
    const response = await postForm(germanFields());
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/address-input/standalone');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(cookies.get('__Host-crema_session')).toMatch(/^c\./);
    expect(cookies.has('crema_ltt')).toBe(true);
  });

  it('gives the form back with every error and what was entered, but never the password', async () => {
    const fields = {
      ...germanFields(),
      'personalData.lastName': '',
      'personalData.birthDate.day': '31',
      'personalData.birthDate.month': '2',
    };
    const response = await visitor().postForm(fields);
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(page).toContain('lastNameIsRequired');
    expect(page).toContain('personalData.birthDate.day&quot;,&quot;code&quot;:&quot;birthDateError&quot;');
    expect(page).toContain('Anna');
    expect(page).not.toContain('Kuchen');
    expect(page).not.toContain('problem');
    expect(page).not.toContain('__CREMA_');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it.each(['<', '{', '"', '☕', '👨‍👩‍👧'])(
    'names the sign %s to the shopper and logs nothing of it',
    async (sign) => {
      const since = app.lines.length;
      const fields = { ...germanFields(), 'personalData.lastName': `Muster${sign}` };
      const response = await visitor().postForm(fields);
      expect(response.status).toBe(422);
      expect((await shownPage(response)).form?.issues[0]).toEqual({
        field: 'personalData.lastName',
        code: 'invalidCharacter',
        params: { cause: 'invalidCharacter.sign', sign },
      });
      const logged = app.lines.slice(since).join('');
      expect(logged).toContain('422');
      expect(logged).not.toMatch(/Muster|invalidCharacter|☕|👨/u);
    },
  );

  it('shows a taken e-mail address on the form', async () => {
    const fields = germanFields();
    await visitor().postForm(fields);
    const response = await visitor().postForm({ ...fields, 'personalData.firstName': 'Hanna' });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('EMAIL_ALREADY_TAKEN');
  });

  it.each([
    ['/m/signup', '/m/signup'],
    ['https://evil.example/', '/signup'],
    ['//evil.example', '/signup'],
    ['/registration', '/signup'],
  ])('shows the form that was on %s at %s', async (path, shown) => {
    const response = await visitor().postForm({ ...germanFields(), email: '', path });
    expect(await response.text()).toContain(`data-path="${shown}"`);
  });

  it.each([
    ['http://127.0.0.1:3000/m/signup?a=1', '/m/signup'],
    ['http://127.0.0.1:3000/service/registration/form/standalone', '/signup'],
    ['http://evil.example/m/signup', '/signup'],
    ['no address', '/signup'],
  ])('finds the alias a form was on by the browser’s word: from %s at %s', async (Referer, shown) => {
    const response = await visitor().postForm({ ...germanFields(), email: '', path: '' }, { Referer });
    expect(await response.text()).toContain(`data-path="${shown}"`);
  });

  it('judges a form by the variant of its route: one flow has several forms', async () => {
    const post = (route: string) => visitor().postForm({ ...germanFields(), password: '' }, {}, route);
    const asGuest = await post('checkout-as-guest');
    expect([asGuest.status, asGuest.headers.get('Location')]).toEqual([303, '/address-input/checkout']);
    const rows = await db.selectFrom('customer').select('guest').where('flow', '=', 'checkout').execute();
    expect(rows.at(-1)?.guest).toBe(true);
    const wrong = await visitor().postForm({ ...germanFields(), password: 'kurz' }, {}, 'checkout');
    expect(await wrong.text()).toContain('passwordMinLength');
  });

  it('judges by the site the page was shown for', async () => {
    const response = await visitor().postForm({ ...germanFields(), site: 'TR' });
    const page = await response.text();
    expect(page).toContain('"site":"TR"'.replaceAll('"', '&quot;'));
    expect(page).toContain('consents.membership');
  });

  it('tells a second press of the button nothing new: one account, and on to the address', async () => {
    const { postForm } = visitor();
    const fields = germanFields();
    const responses = await Promise.all([postForm(fields), postForm(fields)]);
    expect(responses.map(({ status }) => status)).toEqual([303, 303]);
  });

  describe('known by its content, as its page has no key', () => {
    const guests = async () => (await counts(db))['customers'];
    const grow = async (minutes: number) =>
      await sql`update claim set created_at = created_at - ${`${minutes} minutes`}::interval`.execute(db);

    it('is the same registration from another browser, when the password is the account’s', async () => {
      const fields = germanFields();
      const [first, second] = [visitor(), visitor()];
      await first.postForm(fields);
      expect((await second.postForm(fields)).status).toBe(303);
      const loginOf = ({ cookies }: typeof first) =>
        JSON.parse(atob(cookies.get('crema_ltt')?.split('.')[1] ?? '')).lid;
      expect(loginOf(second)).toBe(loginOf(first));
    });

    it('says that the address is taken when the password is another one', async () => {
      const fields = germanFields();
      await visitor().postForm(fields);
      const { postForm, cookies } = visitor();
      const response = await postForm({ ...fields, password: 'Noch ein Kaffee 8' });
      expect(response.status).toBe(422);
      expect(await response.text()).toContain('EMAIL_ALREADY_TAKEN');
      expect(cookies.has('crema_ltt')).toBe(false);
    });

    it('makes one guest of twenty presses at once, and another after ten minutes', async () => {
      const fields = { ...germanFields(), password: '' };
      const before = Number(await guests());
      const press = async () => (await visitor().postForm(fields, {}, 'checkout-as-guest')).status;
      expect(new Set(await Promise.all(Array.from({ length: 20 }, press)))).toEqual(new Set([303]));
      expect(Number(await guests())).toBe(before + 1);
      await grow(9);
      await press();
      expect(Number(await guests())).toBe(before + 1);
      await grow(2);
      expect(await press()).toBe(303);
      expect(Number(await guests())).toBe(before + 2);
      await press();
      expect(Number(await guests())).toBe(before + 2);
    });

    it('is taken after ten minutes as what it is: an account that exists', async () => {
      const fields = germanFields();
      await visitor().postForm(fields);
      await grow(11);
      expect(await (await visitor().postForm(fields)).text()).toContain('EMAIL_ALREADY_TAKEN');
    });
  });

  it('gives a customer’s form back with fresh tokens when its own are stale, so that sending it again succeeds', async () => {
    const { post, postForm } = visitor();
    await post(checkoutRequest('required'));
    const fields = fieldsOf({}, 'communityConditions');
    const response = await postForm({ ...fields, csrfToken: 'stale.token' }, {}, 'community-request');
    const page = await response.text();
    expect(response.status).toBe(403);
    expect(page).toContain('sessionExpired');
    const [, csrfToken = ''] = /name="csrfToken" value="([\w-]{22}\.[\w-]{43})"/.exec(page) ?? [];
    expect((await postForm({ ...fields, csrfToken }, {}, 'community-request')).status).toBe(303);
  });

  it('keeps the key of a customer’s form that may have been taken', async () => {
    const { post, postForm } = visitor();
    await post(checkoutRequest('required'));
    const fields = { ...fieldsOf({}, 'communityConditions'), csrfToken: 'stale.token' };
    const key = randomUUID();
    const response = await postForm({ ...fields, idempotencyKey: key }, {}, 'community-request');
    expect(await response.text()).toContain(`name="idempotencyKey" value="${key}"`);
    const without = await postForm(
      { ...fieldsOf({}, 'communityConditions'), idempotencyKey: '' },
      {},
      'community-request',
    );
    expect(without.status).toBe(400);
  });

  it.each([
    ['a value', { 'personalData.firstName': 'An\0na' }],
    ['a password', { password: 'Kaffee und\0Kuchen 7' }],
    ['a name', { 'a\0b': 'x' }],
  ])('gives the form back without the character no database stores, which was in %s', async (_, changed) => {
    const response = await visitor().postForm({ ...germanFields(), ...changed });
    const page = await response.text();
    expect(response.status).toBe(400);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(page).toContain('technicalError');
    expect(page).toContain('Berger');
    for (const gone of ['\0', 'u0000', 'Kuchen']) expect(page).not.toContain(gone);
  });

  it('tells on the form that the database is away', async () => {
    const away = await open();
    const { send } = await createTestApp(away.db, { APP_DIR: appDir });
    const { postForm } = createVisitor(send);
    await away.close();
    const response = await postForm(germanFields());
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('5');
    expect(toldOn(await shownPage(response))).toEqual(['unavailable', 'password: passwordAgain']);
  });

  it.each([
    [
      'a foreign origin',
      { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
      403,
      'ORIGIN_NOT_ALLOWED',
    ],
    ['another site behind our name', { 'Sec-Fetch-Site': 'same-site' }, 403, 'ORIGIN_NOT_ALLOWED'],
    [
      'another media type',
      { 'Content-Type': 'multipart/form-data; boundary=x' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
  ])('refuses %s', async (_, headers, status, code) => {
    const response = await visitor().postForm(germanFields(), headers);
    expect(response.status).toBe(status);
    expect(await codesOf(response)).toEqual([code]);
  });

  it('gives a form back whose browser hides where it comes from, and does nothing else', async () => {
    const fields = germanFields();
    const response = await visitor().postForm(fields, { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' });
    expect(response.status).toBe(403);
    const page = await shownPage(response);
    expect(toldOn(page)).toEqual(['technicalError', 'password: passwordAgain']);
    expect(page.form?.values).toMatchObject({ 'personalData.lastName': fields['personalData.lastName'] });
    const kept = await sql`select 1 from customer where email = ${fields['email']}`.execute(db);
    expect(kept.rows).toEqual([]);
  });

  it.each(['Origin', 'Sec-Fetch-Site'])(
    'refuses a post that does not say where it comes from by %s',
    async (header) => {
      const response = await visitor().postForm(germanFields(), { [header]: '' });
      expect(response.status).toBe(403);
      expect(await codesOf(response)).toEqual(['ORIGIN_NOT_ALLOWED']);
    },
  );

  describe('for a customer', () => {
    const community = fieldsOf({}, 'communityConditions');
    const card = (changed: Readonly<Record<string, string>> = {}) =>
      fieldsOf(
        { 'cardSelection.layout': 'DIGITAL', 'cardSelection.phoneNumber': '+49 40 555 0102', ...changed },
        'cardTermsAndConditions',
        'newsletter',
      );
    const customer = async () => {
      const browser = visitor();
      const response = await browser.post(checkoutRequest('required'));
      const { loginId }: { loginId: string } = await response.json();
      return { ...browser, loginId };
    };

    it('joins the community and stays logged in', async () => {
      const { postForm, loginId, cookies } = await customer();
      const session = cookies.get('__Host-crema_session');
      const response = await postForm(community, {}, 'community-request');
      expect([response.status, response.headers.get('Location')]).toEqual([303, '/community-request/done']);
      expect(await storedOf(db, loginId)).toMatchObject({ community: 'DE' });
      expect(cookies.get('__Host-crema_session')).toBe(session);
    });

    it.each(['DIGITAL', 'PLASTIC'])('takes the %s card with a telephone number', async (layout) => {
      const { postForm, loginId } = await customer();
      const response = await postForm(card({ 'cardSelection.layout': layout }), {}, 'loyalty-card');
      expect(response.status).toBe(303);
      expect(await storedOf(db, loginId)).toMatchObject({ card: { layout, phone: '+49405550102' } });
    });

    it('is shown the form for a customer again when something is wrong', async () => {
      const { postForm } = await customer();
      const response = await postForm(fieldsOf({}), {}, 'loyalty-card');
      const page = await response.text();
      expect(response.status).toBe(422);
      expect(page).toContain('consent.cardTermsAndConditions');
      expect(page).toContain('Berger');
      expect(page).not.toContain('example.org');
    });

    it('is not taken for somebody new whose form was left open', async () => {
      const { postForm, loginId } = await customer();
      for (const password of ['Kaffee und Kuchen 7', '']) {
        const response = await postForm({ ...germanFields(), ...card({ password }) }, {}, 'loyalty-card');
        expect(response.headers.get('Location')).toBe('/address-input/loyalty-card');
      }
      expect(await storedOf(db, loginId)).toMatchObject({ card: undefined });
    });

    it('is not joined to the community by who is not logged in', async () => {
      const response = await visitor().postForm(community, {}, 'community-request');
      expect(response.status).toBe(401);
      expect(await response.text()).toContain('notLoggedIn');
    });
  });

  it('leads back to the form when its address is loaded again', async () => {
    const response = await app.send('/service/registration/form/standalone');
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/signup']);
    expect((await app.send('/service/registration/form/other')).status).toBe(404);
  });

  it('takes a form that was served before an update under the name of its flow', async () => {
    const response = await visitor().postForm(germanFields(), {}, 'standalone');
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/address-input/standalone']);
  });

  it('knows no other form', async () => {
    const { visit } = visitor();
    for (const flow of ['elsewhere', 'constructor', '__proto__']) {
      const response = await visit(`/service/registration/form/${flow}`, { method: 'POST' });
      expect(response.status).toBe(404);
    }
  });

  it('refuses a form beyond the bound', async () => {
    const response = await visitor().postForm({
      ...germanFields(),
      'personalData.firstName': 'x'.repeat(70_000),
    });
    expect(response.status).toBe(413);
  });
});
