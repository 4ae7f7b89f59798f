import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { RegistrationRequest } from '@crema/flow-domain';
import { checkoutRequest, communityRegistration, newCard } from './every-flow.ts';
import { germanRequest } from './registrations.ts';
import { createVisitor, type Send } from './visitor.ts';

/** A registration that was answered 201. */
export interface Acknowledged {
  readonly email: string;
  readonly loginId: string;
}

/** The results of a crowd of shoppers. */
export interface Seen {
  /** E-mail addresses of all who have begun. */
  readonly begun: readonly string[];
  readonly acknowledged: readonly Acknowledged[];
  /** E-mail addresses for which a wish for a new password was accepted. */
  readonly asked: readonly string[];
  /** How often each status of failure came. Status 0 counts broken connections. */
  readonly refusals: ReadonlyMap<number, number>;
  /** Milliseconds that the slowest answer took. */
  readonly slowest: number;
  /** Customers whose session was unknown to the server of their next request. */
  readonly unknown: number;
}

/** A crowd that registers. */
export interface Shoppers {
  readonly seen: () => Seen;
  /** Resolves when so many more registrations are accepted whose request was sent after this call. */
  readonly more: (count: number) => Promise<void>;
  /** Starts no more shoppers, and waits for all who have begun. */
  readonly end: () => Promise<Seen>;
}

// Only the key of a guest is unique, so nothing else would stop a second one.
const requests: readonly (() => RegistrationRequest)[] = [
  () => germanRequest(),
  () => checkoutRequest('hidden'),
  newCard,
  communityRegistration,
];

/** Milliseconds for which a shopper retries. */
const patience = 120_000;

interface Waiting {
  count: number;
  readonly since: number;
  readonly resolve: () => void;
}

/**
 * Registers one new customer after the other, `atOnce` at a time. A shopper who gets no answer, or an answer that asks to retry,
 * sends the same request under the same key until it is accepted.
 * @param asksPassword true if each customer with an account then asks for a new password
 */
export function sendShoppers(
  send: Send,
  atOnce: number,
  onLost: 'failure' | 'repeat' = 'failure',
  asksPassword = false,
): Shoppers {
  const begun: string[] = [];
  const acknowledged: Acknowledged[] = [];
  const asked: string[] = [];
  const refusals = new Map<number, number>();
  let [slowest, unknown] = [0, 0];
  const ending = new AbortController();
  let waiting: Waiting[] = [];

  const isPassing = (status: number) => status === 0 || status === 409 || status === 503;

  const admit = (sent: number) => {
    for (const each of waiting) if (sent >= each.since) each.count -= 1;
    for (const each of waiting) if (each.count <= 0) each.resolve();
    waiting = waiting.filter(({ count }) => count > 0);
  };

  async function timed(ask: () => Promise<Response>): Promise<Response> {
    const sent = performance.now();
    const answer = await ask().catch((error: unknown) => {
      if (onLost === 'failure') throw error;
      return Response.error();
    });
    slowest = Math.max(slowest, performance.now() - sent);
    if (!answer.ok && answer.status !== 303)
      refusals.set(answer.status, (refusals.get(answer.status) ?? 0) + 1);
    return answer;
  }

  /** Asks for a link for a new password until the request is accepted. */
  async function askPassword(email: string, until: number): Promise<void> {
    for (;;) {
      const answer = await timed(
        async () =>
          await send('/service/registration/password', {
            method: 'POST',
            headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
            body: new URLSearchParams({ email }).toString(),
            redirect: 'manual',
          }),
      );
      await answer.body?.cancel();
      if (answer.status === 303) return void asked.push(email);
      if (!isPassing(answer.status)) throw new Error(`a wish for a new password: ${answer.status}`);
      if (performance.now() > until) throw new Error('no new password for two minutes');
      await setTimeout(100);
    }
  }

  async function registerOne(request: RegistrationRequest): Promise<void> {
    const shopper = createVisitor(send);
    const key = randomUUID();
    const until = performance.now() + patience;
    begun.push(request.email);
    for (;;) {
      const sent = performance.now();
      const isNew = !shopper.cookies.has('__Host-csrf');
      const token = isNew ? await timed(shopper.askForToken) : undefined;
      const answer =
        token?.ok === false ? token : await timed(async () => await shopper.register(request, key));
      // A response with a lost end does not count.
      const told = await answer.text().catch(() => undefined);
      if (answer.status === 201 && told !== undefined) {
        const { loginId }: { loginId: string } = JSON.parse(told);
        acknowledged.push({ email: request.email, loginId });
        admit(sent);
        if (!shopper.cookies.has('crema_ltt')) return;
        const me = await timed(async () => await shopper.visit('/service/registration/api/v1/customers/me'));
        await me.body?.cancel();
        if (me.status === 401) unknown += 1;
        if (asksPassword) await askPassword(request.email, until);
        return;
      }
      if (told !== undefined && !isPassing(answer.status))
        throw new Error(`answered ${answer.status}: ${told}`);
      if (performance.now() > until) throw new Error('not let in for two minutes');
      await setTimeout(100);
    }
  }

  const all = Promise.all(
    Array.from({ length: atOnce }, async (_, place) => {
      for (let turn = place; !ending.signal.aborted; turn += 1) {
        const make = requests[turn % requests.length] ?? germanRequest;
        await registerOne(make());
      }
    }),
  );
  // A caller of `more` gets this error as well.
  all.catch(() => {});

  const seen = (): Seen => ({ begun, acknowledged, asked, refusals, slowest, unknown });
  return {
    seen,
    more: async (count) => {
      const enough = new Promise<void>((resolve) =>
        waiting.push({ count, since: performance.now(), resolve }),
      );
      await Promise.race([enough, all]);
    },
    end: async () => {
      ending.abort();
      await all;
      return seen();
    },
  };
}
