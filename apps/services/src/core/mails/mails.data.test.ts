import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { databases } from '../../../test-support/databases.ts';
import { checkoutRequest } from '../../../test-support/every-flow.ts';
import { startMailServer } from '../../../test-support/mail-server.ts';
import { germanRequest } from '../../../test-support/registrations.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { createVisitor } from '../../../test-support/visitor.ts';
import { decidedConsents } from '../consents/customer-consents.ts';
import { eraseCustomer } from '../customers/erase-customer.ts';
import { type Delivery, startRelay } from '../outbox/relay.ts';
import { outboxFigures } from '../outbox/take.ts';
import { type MailSettings, openMails } from './send-mail.ts';

/** Starts a mail server for one test. */
async function mailServer(refusal?: number) {
  const server = await startMailServer(refusal);
  onTestFinished(server.close);
  return server;
}

describe.each(databases)('mails on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ open });
  });
  afterAll(async () => await app.close());
  beforeEach(async () => void (await app.db.deleteFrom('outbox').execute()));

  const from = 'Crema <hello@crema.example>';
  async function deliver(settings: Omit<MailSettings, 'from'>) {
    const outcomes: Delivery[] = [];
    const channels = { mail: await openMails({ ...settings, from }, app.services) };
    const end = startRelay(
      { db: app.db, log: () => {}, channels, onDelivery: (_kind, delivery) => void outcomes.push(delivery) },
      { idle: 0.02 },
    );
    onTestFinished(end);
    return outcomes;
  }
  const guest = async () => {
    const request = checkoutRequest('hidden');
    expect((await createVisitor(app.send).post(request)).status).toBe(201);
    return request.email;
  };

  it('bring a guest a copy of what was accepted, and nothing that was typed', async () => {
    const email = await guest();
    const { url, mails } = await mailServer();
    await deliver({ url });
    await expect.poll(() => mails.length).toBe(1);
    const [{ to, source } = { to: [], source: '' }] = mails;
    expect(to).toEqual([email]);
    expect(source).toMatch(/^From: Crema <hello@crema\.example>\r?$/m);
    expect(source).toMatch(/^Message-ID: <[\da-f-]{36}@crema\.example>\r?$/m);
    expect(source).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
    expect(source.match(/^Content-Type: text\/(?:plain|html)/gm)).toHaveLength(2);
    expect(source).toContain('You agreed to:');
    expect(source).not.toContain('{{');
    await expect.poll(async () => (await outboxFigures(app.db)).waiting).toBe(0);
  });

  it('about the newsletter let a mail program end it with one click, and a look does not', async () => {
    const visitor = createVisitor(app.send);
    const { loginId }: { loginId: string } = await (await visitor.post(germanRequest())).json();
    const { url, mails } = await mailServer();
    await deliver({ url });
    await expect.poll(() => mails.length).toBe(1);
    const source = mails[0]?.source.replaceAll(/\r?\n\s+/g, ' ') ?? '';
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    const ticket = /^List-Unsubscribe: <https:\/\/shop\.example\/unsubscribe\/(?<ticket>[\w.-]+)>/m.exec(
      source,
    )?.groups?.['ticket'];
    const path = `/service/registration/unsubscribe/${ticket}`;
    const granted = async () =>
      (await decidedConsents(app.services, loginId)).find(({ kind }) => kind === 'newsletter')?.granted;
    const look = await app.send(path);
    expect([look.status, look.headers.get('Location'), await granted()]).toEqual([303, '/consents', true]);
    for (const other of [`${path}x`, path.replace(loginId, crypto.randomUUID()), path.slice(0, -2), '/x'])
      expect((await app.send(other, { method: 'POST' })).status).toBe(404);
    expect(await granted()).toBe(true);
    // Mail programs send neither an origin nor cookies of ours.
    const init = {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { Origin: 'https://mail.example' },
    };
    expect([(await app.send(path, init)).status, await granted()]).toEqual([204, false]);
    expect((await app.send(path, init)).status).toBe(204);
  });

  it('wait for no customer who was erased', async () => {
    const visitor = createVisitor(app.send);
    const { loginId }: { loginId: string } = await (await visitor.post(checkoutRequest('hidden'))).json();
    await eraseCustomer(app.db, app.services.consentKeys, loginId, new Date());
    expect((await outboxFigures(app.db)).waiting).toBe(0);
  });

  it.each([
    [550, ['never']],
    [450, ['later']],
  ])('whose receiver is refused with %s are tried again only if that may help', async (code, outcome) => {
    await guest();
    const { url } = await mailServer(code);
    const outcomes = await deliver({ url });
    await expect.poll(() => outcomes).toEqual(outcome);
  });

  it('wait while the mail server is away', async () => {
    await guest();
    const outcomes = await deliver({ url: 'smtp://127.0.0.1:9' });
    await expect.poll(() => outcomes).toEqual(['later']);
  });

  it('are signed by DKIM, if a key is set', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'crema-dkim-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const keyFile = join(folder, 'key.pem');
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    await writeFile(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    await guest();
    const { url, mails } = await mailServer();
    await deliver({ url, dkim: { selector: 'mail1', keyFile } });
    await expect.poll(() => mails.length).toBe(1);
    expect(mails[0]?.source.replaceAll(/\r\n\s+/g, ' ')).toMatch(
      /^DKIM-Signature: .*d=crema\.example;.*s=mail1;/m,
    );
    await expect(
      openMails({ url, from, dkim: { selector: 'mail1', keyFile: folder } }, app.services),
    ).rejects.toThrow('MAIL_DKIM names');
  });

  it('are shown to developers in place of being sent', async () => {
    const visitor = createVisitor(app.send);
    const request = germanRequest();
    await visitor.post(request);
    await visitor.visit('/service/registration/api/v1/customers/me/consents/newsletter', {
      method: 'DELETE',
      headers: {
        'Content-Type': 'application/json',
        'X-CSRF-Token': visitor.cookies.get('__Host-csrf') ?? '',
      },
    });
    const page = await (await app.send('/service/mails')).text();
    expect(page).toContain('consent-withdrawn.newsletter');
    expect(page).toContain(request.email);
    const [, file = ''] = /href="([^"]+\.html)"/.exec(page) ?? [];
    const letter = await app.send(file);
    expect([letter.status, await letter.text()]).toEqual([200, '<p>consent-withdrawn.newsletter</p>']);
    expect(letter.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    const plain = await (await app.send(file.replace('.html', '.txt'))).text();
    expect(plain).toBe(
      `To: ${request.email}\nSubject: Subject of consent-withdrawn.newsletter\n\nconsent-withdrawn.newsletter`,
    );
    const outside = await app.send(new URL(file, 'https://shop.example').href);
    expect(outside.status).toBe(404);
    expect((await app.send(file.replace(/[\da-f]{12}\.html/, '000000000000.html'))).status).toBe(404);
  });

  it.each([
    ['a proxy in front', { TRUST_PROXY: '1' }],
    ['a network that can reach it', { HOST: '0.0.0.0' }],
    ['a hidden page list', { PAGE_LIST: 'off' }],
    ['a mail server', { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: from }],
  ])('are not shown with %s', async (_name, env) => {
    const other = await openTestApp({ open, env });
    onTestFinished(other.close);
    expect((await other.send('/service/mails')).status).toBe(404);
    await createVisitor(other.send).post(checkoutRequest('hidden'));
    expect((await outboxFigures(other.db)).waiting).toBe('SMTP_URL' in env ? 1 : 0);
  });
});
