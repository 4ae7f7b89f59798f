import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { accountsElsewhere } from '../../../test-support/accounts-elsewhere.ts';
import { createTestApp } from '../../../test-support/app-on-database.ts';
import { databases } from '../../../test-support/databases.ts';
import { checkoutRequest } from '../../../test-support/every-flow.ts';
import { startMailServer } from '../../../test-support/mail-server.ts';
import { germanFields, germanRequest } from '../../../test-support/registrations.ts';
import { shownPage, toldOn } from '../../../test-support/shown-page.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { createVisitor } from '../../../test-support/visitor.ts';
import { decidedConsents } from '../../core/consents/customer-consents.ts';
import { tokenOf } from '../../core/confirmations/confirmation-writes.ts';
import { openMails } from '../../core/mails/send-mail.ts';
import { startRelay } from '../../core/outbox/relay.ts';

const at = '/service/registration';
const session = '__Host-crema_session';
const me = `${at}/api/v1/customers/me`;
const newPassword = 'Tee und Torte 2';

type Fields = Readonly<Record<string, string>>;

describe.each(databases)('accounts on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ open });
  });
  afterAll(async () => await app.close());

  /** A browser that posts forms. The last token of its cookies is that of its page. */
  function browser({ send }: Pick<TestApp, 'send'> = app) {
    const visitor = createVisitor(send);
    const post = async (path: string, fields: Fields, headers: Fields = {}) =>
      await visitor.visit(at + path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Origin: 'http://127.0.0.1:3000',
          'Sec-Fetch-Site': 'same-origin',
          ...headers,
        },
        body: new URLSearchParams({
          csrfToken: visitor.cookies.get('__Host-csrf') ?? '',
          ...fields,
        }).toString(),
      });
    const is = async () => {
      const answer = await visitor.visit(me);
      const { loginId }: { loginId?: string } = await answer.json();
      return loginId;
    };
    return { ...visitor, send: post, is };
  }
  async function customer(request = germanRequest(), on: Pick<TestApp, 'send'> = app) {
    const owner = browser(on);
    const { loginId }: { loginId: string } = await (await owner.post(request)).json();
    return { ...owner, loginId, email: request.email, password: request.password ?? '' };
  }
  /** The letters that wait for a customer, the newest first. */
  const lettersOf = async (loginId: string) =>
    (
      await app.db
        .selectFrom('outbox')
        .select(['id', 'name', 'facts'])
        .where('login_id', '=', loginId)
        .where('kind', '=', 'mail')
        .orderBy('created_at', 'desc')
        .execute()
    ).map(({ id, name, facts }) => ({ name, facts, token: tokenOf(app.services.keys.confirmation, id) }));
  async function linkFor({ loginId, email }: { loginId: string; email: string }, path = '/password') {
    const answer = await browser().send('/password', { email, path });
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      path.replace('/password', '/password/sent'),
    ]);
    const letter = (await lettersOf(loginId)).find(({ name }) => name === 'password-reset');
    return letter?.token ?? '';
  }
  const codes = async (answer: Response) => toldOn(await shownPage(answer));

  describe('a log-in', () => {
    it('begins a session under a new id, and leads to the account', async () => {
      const { email, password, loginId } = await customer();
      const visitor = browser();
      await visitor.askForToken();
      const planted = visitor.cookies.get(session);
      const answer = await visitor.send('/login', { email: ` ${email.toUpperCase()}`, password });
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([303, 'no-store']);
      expect(visitor.cookies.get(session)).not.toBe(planted);
      expect(await visitor.is()).toBe(loginId);
      // The planted id stays a stranger's.
      const stranger = await app.send(me, { headers: { Cookie: `${session}=${planted}` } });
      expect(stranger.status).toBe(401);
    });

    it('leads back by the allow-list alone', async () => {
      const { email, password } = await customer();
      const to = async (path: string) =>
        (await browser().send('/login', { email, password, path })).headers.get('Location');
      expect(await to('/login?returnTo=cart')).toBe('https://cart.example/DE/login');
      // The app names an address that no redirect may have. It begins no session then.
      const visitor = browser();
      const answer = await visitor.send('/login', { email, password, path: '/login?returnTo=elsewhere' });
      expect([answer.status, await visitor.is()]).toEqual([503, undefined]);
    });

    it('leads back to the page that the shopper came from, if its link names none', async () => {
      const from = async (referer: string, path = '/login') =>
        (await browser().visit(path, { headers: { Referer: referer } })).headers.get('Location');
      const own = 'http://127.0.0.1:3000';
      expect(await from(`${own}/checkout?returnTo=cart`)).toBe(
        '/login?returnTo=%2Fcheckout%3FreturnTo%3Dcart',
      );
      expect(await from(`${own}/signup`, '/login?site=TR')).toBe('/login?site=TR&returnTo=%2Fsignup');
      for (const [referer, path] of [
        [`${own}/signup`, '/login?returnTo=cart'],
        [`${own}/password/sent`, '/login'],
        ['https://evil.example/signup', '/login'],
        [`${own}/service/registration/form/checkout`, '/login'],
      ] as const)
        expect([referer, await from(referer, path)]).toEqual([referer, null]);
    });

    it('says the same of a wrong password, of an unknown address and of a guest', async () => {
      const { email } = await customer();
      const guest = checkoutRequest('hidden');
      await createVisitor(app.send).post(guest);
      for (const typed of [email, 'unknown@example.de', guest.email]) {
        const visitor = browser();
        const answer = await visitor.send('/login', { email: typed, password: 'not the password' });
        expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([422, 'private, no-store']);
        const page = await shownPage(answer);
        expect([toldOn(page), page.form?.values]).toEqual([['password: loginIsWrong'], { email: typed }]);
        expect(await visitor.is()).toBeUndefined();
      }
    });

    it('asks for what is missing, and stores no sign that no database stores', async () => {
      const empty = await browser().send('/login', { email: ' ', password: '' });
      expect(await codes(empty)).toEqual(['email: emailIsRequired', 'password: passwordIsMissing']);
      const answer = await browser().send('/login', { email: 'a\0@example.de', password: 'x' });
      expect(answer.status).toBe(400);
    });

    it('is not for a frame, and not from another site', async () => {
      const { email, password } = await customer();
      expect(
        (await browser().send('/login', { email, password }, { Origin: 'https://evil.example' })).status,
      ).toBe(403);
      const framed = await app.send(`/embed${at}/login`, { method: 'POST' });
      expect(framed.status).toBe(404);
      const again = await browser().visit(`${at}/login`);
      expect(again.headers.get('Location')).toBe('/login');
    });

    it('knows the address of a registration that was taken, once, and no proxy can read it', async () => {
      const { email, password } = await customer();
      for (const register of ['call', 'form']) {
        const visitor = browser();
        if (register === 'call') await visitor.post({ ...germanRequest(), email });
        else await visitor.postForm({ ...germanFields(), email });
        expect([...visitor.cookies].flat().join()).not.toContain(email);
        const page = await visitor.visit('/login');
        expect(page.headers.get('Cache-Control')).toBe('private, no-store');
        expect(await page.text()).toContain(email);
        expect(await (await visitor.visit('/password')).text()).toContain(email);
        expect(await (await visitor.visit('/signup')).text()).not.toContain(email);
        await visitor.send('/login', { email, password });
        expect(await (await visitor.visit('/login')).text()).not.toContain(`email&quot;:&quot;${email}`);
      }
      expect(await (await browser().visit('/login')).text()).not.toContain(email);
    });

    it('carries the address and the way back to the page of a forgotten password', async () => {
      const visitor = browser();
      const answer = await visitor.send('/login', {
        email: 'erika@example.de',
        forgotten: 'on',
        path: '/login?returnTo=cart',
      });
      expect(answer.headers.get('Location')).toBe('/password?returnTo=cart');
      expect(await (await visitor.visit('/password?returnTo=cart')).text()).toContain('erika@example.de');
      // A proxy refuses an answer with a long header.
      const long = await browser().send('/login', { email: 'a'.repeat(60_000), forgotten: 'on' });
      expect([long.status, JSON.stringify([...long.headers]).length < 2000]).toEqual([303, true]);
    });

    it('can be tried ten times in ten minutes for one account, known or not, and from a network', async () => {
      const limited = await createTestApp(app.db, { APP_DIR: app.appDir, RATE_LIMITS: 'on' });
      const { email, password } = await customer(germanRequest(), limited);
      for (const typed of [email, `unknown-${email}`]) {
        const statuses = [];
        for (let time = 0; time < 11; time += 1)
          statuses.push((await browser(limited).send('/login', { email: typed, password: 'guess' })).status);
        expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
      }
      const right = await browser(limited).send('/login', { email, password });
      expect([right.status, Number(right.headers.get('Retry-After')) > 300]).toEqual([429, true]);
      expect(await codes(right)).toEqual(['rateLimited']);
      // The owner has a way on, which needs the mailbox.
      expect((await browser(limited).send('/password', { email })).status).toBe(303);
    });
  });

  describe('a forgotten password', () => {
    it('is set again by the link of a mail, which ends all sessions and confirms the address', async () => {
      const owner = await customer();
      const { loginId, email, password } = owner;
      expect(await owner.is()).toBe(loginId);
      const token = await linkFor(owner);
      const page = await app.send(`/password/new?token=${token}`);
      expect(page.status).toBe(200);
      const elsewhere = browser();
      const answer = await elsewhere.send('/password/new', {
        token,
        password: newPassword,
        path: '/password/new',
      });
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/login/renewed']);
      expect([await owner.is(), await elsewhere.is()]).toEqual([undefined, undefined]);
      expect((await browser().send('/login', { email, password })).status).toBe(422);
      const back = browser();
      await back.send('/login', { email, password: newPassword });
      expect(await back.is()).toBe(loginId);
      const row = await app.db
        .selectFrom('customer')
        .select('email_confirmed_at')
        .where('login_id', '=', loginId)
        .executeTakeFirst();
      expect(row?.email_confirmed_at).not.toBeNull();
      expect((await lettersOf(loginId))[0]?.name).toBe('password-changed');
    });

    it('marks the consents of a stranger who made the account, once, and the owner can withdraw them', async () => {
      const owner = await customer();
      const { loginId } = owner;
      const marks = async () =>
        (await decidedConsents(app.services, loginId)).map(({ kind, granted, unproven }) => [
          kind,
          granted,
          unproven,
        ]);
      expect(await marks()).toContainEqual(['newsletter', true, false]);
      await browser().send('/password/new', { token: await linkFor(owner), password: newPassword });
      for (const [, granted, unproven] of await marks()) expect(unproven).toBe(granted);
      const records = async () =>
        (await app.db.selectFrom('consent_event').select('seq').where('login_id', '=', loginId).execute())
          .length;
      const before = await records();
      await browser().send('/password/new', { token: await linkFor(owner), password: 'Saft und Keks 3' });
      expect(await records()).toBe(before);
    });

    it('marks nothing for a customer whose address is confirmed', async () => {
      const owner = await customer();
      await sql`update customer set email_confirmed_at = current_timestamp where login_id = ${owner.loginId}`.execute(
        app.db,
      );
      await browser().send('/password/new', { token: await linkFor(owner), password: newPassword });
      const decided = await decidedConsents(app.services, owner.loginId);
      expect(decided.some(({ unproven }) => unproven)).toBe(false);
    });

    it('has a link for one use: a second press says the same, another password does not get in', async () => {
      const owner = await customer();
      const token = await linkFor(owner);
      const set = async (password: string) =>
        (await browser().send('/password/new', { token, password })).headers.get('Location');
      expect(await Promise.all([set(newPassword), set(newPassword)])).toContain('/login/renewed');
      expect(await set(newPassword)).toBe('/login/renewed');
      expect(await set('Saft und Keks 3')).toBe('/password/old');
      expect((await browser().send('/login', { email: owner.email, password: newPassword })).status).toBe(
        303,
      );
    });

    it('takes no old link, no other link after one was used, and none that confirms an address', async () => {
      const owner = await customer();
      const [first, second] = [await linkFor(owner), await linkFor(owner)];
      expect(first).not.toBe(second);
      const set = async (token: string) =>
        (await browser().send('/password/new', { token, password: newPassword })).headers.get('Location');
      const welcome =
        (await lettersOf(owner.loginId)).find(({ name }) => name.startsWith('welcome'))?.token ?? '';
      for (const token of [welcome, '', 'x'.repeat(43)]) expect(await set(token)).toBe('/password/old');
      await sql`update confirmation set expires_at = current_timestamp - interval '1 minute'
        where login_id = ${owner.loginId}`.execute(app.db);
      expect(await set(first)).toBe('/password/old');
      await sql`update confirmation set expires_at = current_timestamp + interval '1 minute'
        where login_id = ${owner.loginId}`.execute(app.db);
      expect([await set(first), await set(second)]).toEqual(['/login/renewed', '/login/renewed']);
      // A link for a password confirms nothing.
      const pressed = await browser().send('/confirmation', { token: await linkFor(owner) });
      expect(pressed.headers.get('Location')).toBe('/confirm/unknown');
    });

    it('refuses a new password as a registration does, and keeps the link', async () => {
      const owner = await customer();
      const token = await linkFor(owner);
      const short = await browser().send('/password/new', { token, password: 'short' });
      expect(await codes(short)).toEqual(['password: passwordMinLength']);
      expect(await codes(await browser().send('/password/new', { token, password: '' }))).toEqual([
        'password: passwordIsRequired',
      ]);
      expect((await browser().send('/password/new', { token, password: newPassword })).status).toBe(303);
    });

    it('answers an unknown address as a known one, and sends it nothing', async () => {
      const { email, loginId } = await customer();
      const shapeOf = async (typed: string) => {
        const answer = await browser().send('/password', { email: typed });
        return [
          answer.status,
          [...answer.headers].filter(([name]) => !/id|cookie/.test(name)),
          await answer.text(),
        ];
      };
      await app.db.deleteFrom('outbox').execute();
      const unknown = await shapeOf('unknown@example.de');
      expect(unknown).toEqual(await shapeOf(email));
      const { url, mails } = await startMailServer();
      const channels = { mail: await openMails({ url, from: 'hello@crema.example' }, app.services) };
      const end = startRelay({ db: app.db, log: () => {}, channels }, { idle: 0.02 });
      onTestFinished(end);
      await expect
        .poll(() => mails.filter(({ source }) => source.includes('password-reset')))
        .toHaveLength(1);
      await expect
        .poll(async () => (await app.db.selectFrom('outbox').select('id').execute()).length)
        .toBe(0);
      expect(mails.flatMap(({ to }) => to)).not.toContain('unknown@example.de');
      expect(await lettersOf(loginId)).toEqual([]);
    });

    it('sends five links a day, whatever the answer says', async () => {
      const owner = await customer();
      for (let time = 0; time < 7; time += 1) await linkFor(owner);
      const sent = (await lettersOf(owner.loginId)).filter(({ name }) => name === 'password-reset');
      expect(sent).toHaveLength(5);
    });

    it('leads back to where the shopper was, by the mail as well', async () => {
      const owner = await customer();
      await linkFor(owner, '/password?returnTo=cart');
      const letter = (await lettersOf(owner.loginId)).find(({ name }) => name === 'password-reset');
      expect(letter?.facts).toBe('{"returnTo":"cart"}');
      const path = '/password/new?token=x&returnTo=cart';
      const answer = await browser().send('/password/new', {
        token: letter?.token ?? '',
        password: newPassword,
        path,
      });
      expect(answer.headers.get('Location')).toBe('/login/renewed?returnTo=cart');
    });

    it('asks for an address, and says that nothing can be sent without a mail server', async () => {
      expect(await codes(await browser().send('/password', { email: '' }))).toEqual([
        'email: emailIsRequired',
      ]);
      expect(await codes(await browser().send('/password', { email: 'erika' }))).toEqual([
        'email: emailIsInvalid',
      ]);
      const { channels } = app.services;
      const silent = await createTestApp(
        app.db,
        { APP_DIR: app.appDir },
        { channels: { ...channels, mail: false } },
      );
      const answer = await browser(silent).send('/password', { email: 'erika@example.de' });
      expect([answer.status, await codes(answer)]).toEqual([503, ['unavailable']]);
    });
  });

  describe('a customer who is logged in', () => {
    it('changes the password, stays logged in here and nowhere else', async () => {
      const owner = await customer();
      const { email, password, loginId } = owner;
      const other = browser();
      await other.send('/login', { email, password });
      const before = owner.cookies.get(session);
      const token = await linkFor(owner);
      const answer = await owner.send('/account/password', { current: password, password: newPassword });
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/account/changed']);
      expect([await owner.is(), await other.is()]).toEqual([loginId, undefined]);
      expect(owner.cookies.get(session)).not.toBe(before);
      expect((await lettersOf(loginId))[0]?.name).toBe('password-changed');
      expect((await browser().send('/login', { email, password: newPassword })).status).toBe(303);
      // A link that was sent before is worthless.
      const late = await browser().send('/password/new', { token, password: 'Saft und Keks 3' });
      expect(late.headers.get('Location')).toBe('/password/old');
    });

    it('reads every issue at once, and nothing changes', async () => {
      const owner = await customer();
      const answer = await owner.send('/account/password', { current: 'wrong', password: 'short' });
      expect(await codes(answer)).toEqual(['current: currentPasswordIsWrong', 'password: passwordMinLength']);
      expect(await owner.is()).toBe(owner.loginId);
    });

    it('sees every session, and ends all of them', async () => {
      const owner = await customer();
      const { email, password, loginId } = owner;
      const other = browser();
      const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
      await other.send('/login', { email, password }, { 'User-Agent': agent });
      const rows = await app.db
        .selectFrom('session')
        .select('device')
        .where('login_id', '=', loginId)
        .orderBy('created_at')
        .execute();
      expect(rows.map(({ device }) => device)).toEqual([null, 'Firefox, Windows']);
      const answer = await owner.send('/account/sessions', {});
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/login/ended']);
      expect([await owner.is(), await other.is()]).toEqual([undefined, undefined]);
    });

    it('proves by the token of the page that it was the customer', async () => {
      const owner = await customer();
      for (const path of ['/account/password', '/account/sessions']) {
        const answer = await owner.send(path, {
          csrfToken: 'a.b',
          current: owner.password,
          password: newPassword,
        });
        expect([answer.status, await codes(answer)]).toEqual([403, ['sessionExpired']]);
        const stranger = await browser().send(path, {});
        expect([stranger.status, await codes(stranger)]).toEqual([403, ['notLoggedIn']]);
      }
      expect(await owner.is()).toBe(owner.loginId);
    });
  });

  it('of another system are changed there, and their sessions end there, too', async () => {
    const { accounts, ended, identity } = accountsElsewhere();
    const shop = await createTestApp(app.db, { APP_DIR: app.appDir }, { identity });
    const owner = await customer(germanRequest(), shop);
    const { loginId, email, password } = owner;
    await browser(shop).send('/password', { email });
    const token = (await lettersOf(loginId)).find(({ name }) => name === 'password-reset')?.token ?? '';
    await browser(shop).send('/password/new', { token, password: newPassword });
    expect([...accounts.values()].map((account) => account.password)).toEqual([newPassword]);
    expect(ended).toEqual([loginId]);
    expect((await browser(shop).send('/login', { email, password })).status).toBe(422);
    const back = browser(shop);
    await back.send('/login', { email, password: newPassword });
    expect(await back.is()).toBe(loginId);
  });
});
