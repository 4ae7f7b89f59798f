import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { webhookSettings, startReceiver } from '../../../apps/services/test-support/webhook-receiver.ts';
import { openMails } from '../../../apps/services/src/core/mails/send-mail.ts';
import { type Deliver, startRelay } from '../../../apps/services/src/core/outbox/relay.ts';
import { takeDue } from '../../../apps/services/src/core/outbox/take.ts';
import { webhooks } from '../../../apps/services/src/core/outbox/webhook.ts';
import { openShop } from '../open-shop.ts';
import { startUnreliableMailServer } from '../../../apps/services/test-support/unreliable-mail-server.ts';

/** The time after which a message is missing. Failed attempts are repeated within it, because its steps move the times. */
const longestMs = 20_000;
/** The time that a message may take until its pause or its lease is ended. A message under way is seldom slower. */
const pauseMs = 250;

/** Answers about one request of eight with a failure, whose number decides. */
const statusOf = (nth: number) =>
  (createHash('sha256').update(String(nth)).digest()[0] ?? 0) < 32 ? 503 : 204;

/** Opens the shop that all orders share, with two relays, and with a mail server and another system that both fail often. */
export async function openWorld() {
  const shop = await openShop({
    hash: async (password) => password,
    verify: async (stored, password) => stored === password,
  });
  const mailServer = await startUnreliableMailServer();
  const receiver = await startReceiver(statusOf);
  const { services, db, sql } = shop;
  const { WEBHOOK_SECRET: secret } = webhookSettings('');
  const channels: Readonly<Record<'mail' | 'webhook', Deliver>> = {
    mail: await openMails({ url: mailServer.url, from: 'hello@crema.example' }, services),
    webhook: webhooks({ url: receiver.url, secrets: [secret] }, services),
  };
  const counts = { failures: 0, kills: 0, givenUp: 0 };
  const onDelivery = (_kind: string, delivery: string) => {
    if (delivery !== 'delivered') counts.failures += 1;
  };
  const relays = [1, 2].map(() => startRelay({ db, log: () => {}, channels, onDelivery }, { idle: 0.05 }));

  /** Returns the messages of a customer that wait, and ends their pauses. A message that was given up is tried again. */
  async function hurry(loginId: string): Promise<number> {
    const waiting = await db
      .selectFrom('outbox')
      .select('given_up_at')
      .where('login_id', '=', loginId)
      .execute();
    counts.givenUp += waiting.filter(({ given_up_at: at }) => at !== null).length;
    await sql(
      `update outbox set due_at = current_timestamp, attempts = case when given_up_at is null then attempts else 0 end, given_up_at = null
       where login_id = $1 and (due_at > current_timestamp or given_up_at is not null)`,
      [loginId],
    );
    return waiting.length;
  }

  return {
    ...shop,
    mailServer,
    receiver,
    counts,
    /** Waits until something has arrived. @returns whether it did before nothing was left that could */
    until: async (loginId: string, hasArrived: () => boolean): Promise<boolean> => {
      const end = performance.now() + longestMs;
      for (let hurried = performance.now(); performance.now() < end && !hasArrived(); await setTimeout(15)) {
        if (performance.now() - hurried < pauseMs) continue;
        if ((await hurry(loginId)) === 0) break;
        hurried = performance.now();
      }
      return hasArrived();
    },
    /** Waits until the outbox has no message of a customer. */
    drain: async (loginId: string): Promise<boolean> => {
      const end = performance.now() + longestMs;
      for (; performance.now() < end; await setTimeout(pauseMs))
        if ((await hurry(loginId)) === 0) return true;
      return false;
    },
    /** Takes messages as a relay does that is killed then, or after it has delivered them. */
    killRelay: async (channel: 'mail' | 'webhook', after: 'taking' | 'delivering'): Promise<void> => {
      counts.kills += 1;
      const taken = await takeDue(db, channel, { most: 3, leaseSeconds: 60 });
      if (after === 'taking') return;
      const signal = AbortSignal.timeout(5000);
      await Promise.allSettled(taken.map(async (message) => await channels[channel](message, signal)));
    },
    close: async () => {
      await Promise.all(relays.map(async (end) => await end()));
      await Promise.all([mailServer.close(), receiver.close()]);
      await shop.close();
    },
  };
}

/** The shop with its relays and receivers. */
export type World = Awaited<ReturnType<typeof openWorld>>;
