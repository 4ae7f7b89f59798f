import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { everyDatabase } from '../../../test-support/databases.ts';
import { checkoutRequest } from '../../../test-support/every-flow.ts';
import { germanRequest } from '../../../test-support/registrations.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { createVisitor } from '../../../test-support/visitor.ts';
import { startReceiver, webhookSettings } from '../../../test-support/webhook-receiver.ts';
import { requestReset, resetPassword } from '../accounts/reset-password.ts';
import { tokenOf } from '../confirmations/confirmation-writes.ts';
import { eraseCustomer } from '../customers/erase-customer.ts';
import type { LogEntry } from '../log/log.ts';
import { toOutbox } from './outbox.ts';
import { type Deliver, NeverDeliverable, startRelay } from './relay.ts';
import { outboxFigures, retryGivenUp, takeDue } from './take.ts';
import { webhooks } from './webhook.ts';

const secrets = [webhookSettings('').WEBHOOK_SECRET];

describe.each(everyDatabase)('the outbox on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ open, env: webhookSettings('http://127.0.0.1:9') });
  });
  afterAll(async () => await app.close());
  beforeEach(async () => void (await app.db.deleteFrom('outbox').execute()));

  /** Starts a relay that looks all the time. */
  function relay(deliver: Deliver, times: { readonly lease?: number } = {}) {
    const lines: LogEntry[] = [];
    const outcomes: string[] = [];
    const parts = {
      db: app.db,
      log: (line: LogEntry) => void lines.push(line),
      channels: { webhook: deliver },
      onDelivery: (_kind: string, delivery: string) => void outcomes.push(delivery),
    };
    const end = startRelay(parts, { idle: 0.02, timeout: 5, ...times });
    onTestFinished(end);
    return { lines, outcomes, end };
  }

  async function put(count: number): Promise<readonly string[]> {
    const loginId = randomUUID();
    const messages = Array.from({ length: count }, () => ({
      kind: 'webhook' as const,
      name: 'customer.erased' as const,
      loginId,
      facts: {},
    }));
    for (const [, statement] of toOutbox(app.db, { webhook: true, mail: false }, messages))
      await sql`${statement}`.execute(app.db);
    const rows = await app.db.selectFrom('outbox').select('id').execute();
    return rows.map(({ id }) => id).toSorted();
  }
  const makeDue = async () =>
    void (await app.db
      .updateTable('outbox')
      .set({ due_at: sql<Date>`current_timestamp` })
      .execute());

  it('tells another system of a registration, a withdrawal and an erasure, each signed and once', async () => {
    const receiver = await startReceiver();
    onTestFinished(receiver.close);
    const visitor = createVisitor(app.send);
    const request = germanRequest();
    const { loginId }: { loginId: string } = await (await visitor.post(request)).json();
    const { consentKeys } = app.services;
    const { end } = relay(webhooks({ url: receiver.url, secrets }, app.services));
    await expect.poll(() => receiver.received.length).toBe(1);
    await visitor.visit('/service/registration/api/v1/customers/me/consents/newsletter', {
      method: 'DELETE',
      headers: {
        'Content-Type': 'application/json',
        'X-CSRF-Token': visitor.cookies.get('__Host-csrf') ?? '',
      },
    });
    await expect.poll(() => receiver.received.length).toBe(2);
    await eraseCustomer(app.db, consentKeys, loginId, new Date(), { webhook: true, mail: false });
    await expect.poll(() => receiver.received.length).toBe(3);
    await end();

    expect(receiver.refused).toEqual([]);
    const [created, withdrawn, erased] = receiver.received;
    expect(created).toMatchObject({
      type: 'registration.created',
      data: {
        loginId,
        flow: 'standalone',
        site: 'DE',
        customer: { email: request.email, firstName: 'Anna' },
      },
    });
    expect(withdrawn).toMatchObject({
      type: 'consent.withdrawn',
      data: { kind: 'newsletter', consents: [{ kind: 'newsletter', granted: false }] },
    });
    expect(erased).toMatchObject({ type: 'customer.erased', data: { loginId } });
    expect(JSON.stringify(erased)).not.toContain(request.email);
    expect(await outboxFigures(app.db)).toEqual({ waiting: 0, oldestSeconds: 0, givenUp: 0 });
  });

  it('tells another system of consents that perhaps a stranger gave', async () => {
    const receiver = await startReceiver();
    onTestFinished(receiver.close);
    const request = germanRequest();
    await createVisitor(app.send).post(request);
    await requestReset(app.services, request.email, undefined);
    const { id } = await app.db
      .selectFrom('outbox')
      .select('id')
      .where('name', '=', 'password-reset')
      .executeTakeFirstOrThrow();
    await app.db.deleteFrom('outbox').execute();
    const token = tokenOf(app.services.keys.confirmation, id);
    expect(await resetPassword(app.services, token, 'Tee und Torte 2')).toBe('done');
    relay(webhooks({ url: receiver.url, secrets }, app.services));
    await expect.poll(() => receiver.received.length).toBe(1);
    expect(receiver.received[0]).toMatchObject({
      type: 'address.confirmed',
      data: { consents: [{ kind: 'newsletter', granted: true, pending: true, unproven: true }] },
    });
  });

  it('holds the webhook and the mail of a guest, and none of a registration that was refused', async () => {
    const guest = checkoutRequest('hidden');
    expect((await createVisitor(app.send).post(guest)).status).toBe(201);
    expect((await createVisitor(app.send).post({ ...germanRequest(), email: 'x' })).status).toBe(422);
    expect((await outboxFigures(app.db)).waiting).toBe(2);
  });

  it('forgets what waits for an erased customer', async () => {
    const visitor = createVisitor(app.send);
    const { loginId }: { loginId: string } = await (await visitor.post(germanRequest())).json();
    await eraseCustomer(app.db, app.services.consentKeys, loginId, new Date(), {
      webhook: true,
      mail: false,
    });
    const rows = await app.db.selectFrom('outbox').select('name').execute();
    expect(rows).toEqual([{ name: 'customer.erased' }]);
  });

  it('gives each message to one of several relays', async () => {
    const ids = await put(60);
    const delivered: string[] = [];
    const relays = [1, 2, 3].map(() => relay(async ({ id }) => void delivered.push(id)));
    await expect.poll(async () => (await outboxFigures(app.db)).waiting).toBe(0);
    await Promise.all(relays.map(({ end }) => end()));
    expect(delivered.toSorted()).toEqual(ids);
  });

  it('delivers what a killed process had taken, once its lease has passed', async () => {
    const [id] = await put(1);
    await takeDue(app.db, 'webhook', { most: 10, leaseSeconds: 1 });
    const delivered: string[] = [];
    relay(async (message) => void delivered.push(message.id));
    await expect.poll(() => delivered).toEqual([id]);
  });

  it('tries again what failed, and gives it up after ten attempts', async () => {
    await put(1);
    const { outcomes, lines } = relay(async () => {
      throw new Error('secret@example.org is away');
    });
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await expect.poll(() => outcomes.length).toBe(attempt);
      await makeDue();
    }
    expect(outcomes).toEqual([...Array.from({ length: 9 }, () => 'later'), 'never']);
    expect(JSON.stringify(lines)).not.toContain('example.org');
    expect(await outboxFigures(app.db)).toMatchObject({ waiting: 0, givenUp: 1 });
  });

  it('gives up at once what can never be delivered, until an operator tries it again', async () => {
    const [id] = await put(1);
    const delivered: string[] = [];
    let isGone = true;
    const { outcomes } = relay(async (message) => {
      if (isGone) throw new NeverDeliverable('gone');
      delivered.push(message.id);
    });
    await expect.poll(() => outcomes).toEqual(['never']);
    isGone = false;
    expect(await retryGivenUp(app.db)).toBe(1);
    await expect.poll(() => delivered).toEqual([id]);
  });

  it('takes 410 as the end of a receiver, and any other refusal as a pause', async () => {
    const receiver = await startReceiver((nth) => [500, 302, 410][nth] ?? 204);
    onTestFinished(receiver.close);
    await put(1);
    const { outcomes } = relay(webhooks({ url: receiver.url, secrets }, app.services));
    for (const at of [1, 2]) {
      await expect.poll(() => outcomes.length).toBe(at);
      await makeDue();
    }
    await expect.poll(() => outcomes).toEqual(['later', 'later', 'never']);
  });
});
