import { randomUUID } from 'node:crypto';
import { documentsFor } from '@crema/flow-domain/server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAppDir } from '../../../test-support/app-dir.ts';
import { testConsentKeys } from '../../../test-support/consent-secret.ts';
import { everyDatabase } from '../../../test-support/databases.ts';
import { germanRequest, newsletterGrant } from '../../../test-support/registrations.ts';
import { createTestApp } from '../../../test-support/app-on-database.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { codesOf, createVisitor } from '../../../test-support/visitor.ts';
import { readDecisions } from '../../core/consents/decisions.ts';
import type { Database } from '../../core/database/schema.ts';
import { sha256 } from '../../core/secrets/ids.ts';

describe.each(everyDatabase)('registering on $name', ({ open }) => {
  let db: Database;
  let app: TestApp;
  const visitor = () => createVisitor(app.send);

  beforeAll(async () => {
    app = await openTestApp({ open });
    ({ db } = app);
  });
  afterAll(async () => await app.close());

  async function accountsOf(email: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from account join claim using (login_id) where email_key = ${email.toLowerCase()}`.execute(
      db,
    );
    return rows[0]?.count ?? 0;
  }

  it('creates the account and logs the shopper in', async () => {
    const { register, cookies } = visitor();
    const request = germanRequest();
    const response = await register(request);

    expect(response.status).toBe(201);
    const { status, loginId }: Record<string, string> = await response.json();
    expect(status).toBe('CREATED');
    expect(await accountsOf(request.email)).toBe(1);
    const claims: unknown = JSON.parse(atob(cookies.get('crema_ltt')?.split('.')[1] ?? ''));
    expect(claims).toMatchObject({ lid: loginId });
  });

  it('gives the shopper a new session at login, of which the database knows only the hash', async () => {
    const { register, askForToken, cookies } = visitor();
    await askForToken();
    const [planted, token] = [cookies.get('__Host-crema_session'), cookies.get('__Host-csrf')];
    const [request, key] = [germanRequest(), randomUUID()];
    await register(request, key);
    const first = cookies.get('__Host-crema_session') ?? '';
    expect(first).not.toBe(planted);
    expect(cookies.get('__Host-csrf')).not.toBe(token);

    await register(request, key);
    const second = cookies.get('__Host-crema_session') ?? '';
    const stored = (await db.selectFrom('session').select('id_hash').execute()).map(({ id_hash }) => id_hash);
    expect(stored).toContain(sha256(second));
    expect(stored).not.toContain(sha256(first));
    expect(stored.join()).not.toContain(second);
  });

  it('keeps every consent that was shown, granted or not, with the document that was read', async () => {
    const request = germanRequest();
    request.consents = {
      ...request.consents,
      newsletter: newsletterGrant({ locale: 'xx-unknown', shownAt: '2026-11-26T10:59:00+23:59' }),
      cmc: { granted: true, documentId: 'not-shown', documentVersion: '1', locale: 'de-DE' },
    };
    const { loginId }: Record<string, string> = await (await visitor().register(request)).json();

    const decisions = await readDecisions(db, testConsentKeys, loginId ?? '');
    expect(decisions).toHaveLength(1);
    expect(decisions[0]).toMatchObject({
      kind: 'newsletter',
      granted: true,
      documentId: request.consents.newsletter?.documentId,
      textSha256: documentsFor('DE').find(({ kind }) => kind === 'newsletter')?.sha256,
      locale: 'de-DE',
      site: 'DE',
      shownAt: '2026-11-25T11:00:00.000Z',
    });
    expect(Date.parse(decisions[0]?.recordedAt ?? '')).toBeGreaterThan(0);
  });

  it('stores no password, only its argon2id hash', async () => {
    const request = germanRequest();
    await visitor().register(request);
    const row = await db
      .selectFrom('account')
      .innerJoin('claim', 'claim.login_id', 'account.login_id')
      .select('password_hash')
      .where('email_key', '=', request.email)
      .executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('names every error at once, but a taken e-mail address only when nothing else is wrong', async () => {
    const request = germanRequest();
    await visitor().register(request);
    const wrong = {
      ...request,
      email: request.email.toUpperCase(),
      password: 'short',
      personalData: { ...request.personalData, firstName: '' },
    };
    const response = await visitor().register(wrong);
    expect(response.status).toBe(422);
    expect(await codesOf(response)).toEqual([
      'personalData.firstName: firstNameIsRequired',
      'password: passwordMinLength',
    ]);
    const right = await visitor().register({ ...request, email: request.email.toUpperCase() });
    expect(await codesOf(right)).toEqual(['email: EMAIL_ALREADY_TAKEN']);
  });

  it("refuses the company's own name as a person's", async () => {
    const request = germanRequest();
    const named = { ...request, personalData: { ...request.personalData, lastName: 'Crema' } };
    const response = await visitor().register(named);
    expect(await codesOf(response)).toEqual(['personalData.lastName: lastNameinvalidtermError']);
  });

  it('asks for the newest document to be read again', async () => {
    const request = germanRequest();
    request.consents.newsletter = newsletterGrant({ documentVersion: '0.9' });
    const response = await visitor().register(request);
    expect(response.status).toBe(422);
    expect(await codesOf(response)).toEqual(['consents.newsletter: CONSENT_DOCUMENT_OUTDATED']);
  });

  it('takes an e-mail address once, in whatever letter case', async () => {
    const request = germanRequest();
    await visitor().register(request);
    const response = await visitor().register({ ...request, email: request.email.toUpperCase() });
    expect(response.status).toBe(422);
    expect(await codesOf(response)).toEqual(['email: EMAIL_ALREADY_TAKEN']);
  });

  it('answers a repeated request the same again and logs in, also when its first answer was lost', async () => {
    const key = randomUUID();
    const request = germanRequest();
    const { register, askForToken, cookies } = visitor();
    await askForToken();
    const before = new Map(cookies);

    const first = await register(request, key);
    const text = await first.text();
    cookies.clear();
    for (const [name, value] of before) cookies.set(name, value);
    const second = await register(request, key);

    expect(second.status).toBe(201);
    expect(await second.text()).toBe(text);
    expect(cookies.get('__Host-crema_session')).not.toBe(before.get('__Host-crema_session'));
    expect(await accountsOf(request.email)).toBe(1);
  });

  it.each([
    ['other data', { locale: 'de-AT' }],
    ['another password', { password: 'Tee und Kuchen 7' }],
  ])('refuses a key that was used for %s', async (_, change) => {
    const key = randomUUID();
    const request = germanRequest();
    await visitor().register(request, key);
    const { register, cookies } = visitor();
    const response = await register({ ...request, ...change }, key);
    expect(response.status).toBe(409);
    expect(await codesOf(response)).toEqual(['IDEMPOTENCY_KEY_REUSED']);
    expect(cookies.has('crema_ltt')).toBe(false);
  });

  it('a refused request leaves its key free', async () => {
    const key = randomUUID();
    const taken = germanRequest();
    await visitor().register(taken);
    const { register } = visitor();
    expect((await register(taken, key)).status).toBe(422);
    expect((await register(germanRequest(), key)).status).toBe(201);
  });

  it('makes one account of twenty posts with one key', async () => {
    const key = randomUUID();
    const request = germanRequest();
    const { register, askForToken } = visitor();
    await askForToken();
    const responses = await Promise.all(Array.from({ length: 20 }, () => register(request, key)));
    const bodies = new Set(await Promise.all(responses.map((response) => response.text())));

    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    expect(bodies.size).toBe(1);
    expect(await accountsOf(request.email)).toBe(1);
  });

  it('makes one account of twenty posts with one e-mail address', async () => {
    const request = germanRequest();
    const responses = await Promise.all(Array.from({ length: 20 }, () => visitor().register(request)));
    const created = responses.filter(({ status }) => status === 201);
    const refused = responses.filter(({ status }) => status === 422);

    expect(created).toHaveLength(1);
    expect(refused).toHaveLength(19);
    expect(new Set((await Promise.all(refused.map(codesOf))).flat())).toEqual(
      new Set(['email: EMAIL_ALREADY_TAKEN']),
    );
    expect(await accountsOf(request.email)).toBe(1);
  });

  it('answers 503 with a time to come back when the database is away, and still shows the page', async () => {
    const away = await open();
    const { appDir, remove } = await createAppDir();
    const { send, lines } = await createTestApp(away.db, { APP_DIR: appDir });
    const { register, visit } = createVisitor(send);
    const request = germanRequest();
    await register(germanRequest());
    await away.close();

    const response = await register(request);
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('5');
    expect(await codesOf(response)).toEqual(['TECHNICAL_ERROR']);
    expect((await visit('/signup')).status).toBe(200);
    expect(lines.join('')).toContain('"level":"error"');
    expect(lines.join('')).not.toContain(request.email);
    await remove();
  });

  it('writes no personal data into the log', async () => {
    const request = germanRequest();
    await visitor().register(request);
    await visitor().register(request);
    const log = app.lines.join('');
    expect(log).toContain('"route":"/service/registration/api/v1/registrations","status":422');
    expect(log).toContain('"method":"GET","route":"/service/registration/api/v1/csrf","status":204');
    for (const value of ['Anna', 'Berger', 'example.org', 'Kaffee']) expect(log).not.toContain(value);
  });
});
