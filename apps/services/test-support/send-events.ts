import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../src/core/database/schema.ts';
import { publish, trackerRecord } from './events.ts';
import type { Lifetime, ServerProcess } from './server-process.ts';
import type { Send } from './visitor.ts';

/** The answers that a crowd of pages got. */
interface SeenEvents {
  /** Ids of events that were answered 204. */
  readonly acknowledged: ReadonlySet<string>;
  /** How often each other status came. Status 0 counts broken connections. */
  readonly refusals: ReadonlyMap<number, number>;
}

/** Pages that send events. */
interface Pages {
  /** Resolves when so many more events are acknowledged. */
  readonly more: (count: number) => Promise<void>;
  /** Sends no new events, and resolves when all that were begun are acknowledged. */
  readonly end: () => Promise<SeenEvents>;
}

/** Milliseconds for which a page repeats an event. */
const timeoutMs = 120_000;

/** Sends events, `atOnce` at a time. An event without an answer, or with 503, is sent again until it is acknowledged. */
export function sendEvents(send: Send, atOnce: number): Pages {
  const acknowledged = new Set<string>();
  const refusals = new Map<number, number>();
  const ending = new AbortController();

  async function sendOne(): Promise<void> {
    const record = trackerRecord({ token: 'a-long-term-token' });
    const until = performance.now() + timeoutMs;
    for (;;) {
      const status = await publish(send, record).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 204) return void acknowledged.add(record.event_id);
      refusals.set(status, (refusals.get(status) ?? 0) + 1);
      if (status !== 0 && status !== 503) throw new Error(`answered ${status}`);
      if (performance.now() > until) throw new Error('not stored for two minutes');
      await setTimeout(50);
    }
  }

  const all = Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (!ending.signal.aborted) await sendOne();
    }),
  );
  // The caller of `end` gets this error.
  all.catch(() => {});
  return {
    more: async (count) => {
      const enough = acknowledged.size + count;
      const reached = async () => {
        while (acknowledged.size < enough) await setTimeout(5);
      };
      await Promise.race([reached(), all]);
    },
    end: async () => {
      ending.abort();
      await all;
      return { acknowledged, refusals };
    },
  };
}

/** Returns the ids that are not in the table exactly once. */
export async function notOnce(db: Database, ids: ReadonlySet<string>): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from event`.execute(db);
  const times = new Map<string, number>();
  for (const { id } of rows) times.set(id, (times.get(id) ?? 0) + 1);
  return [...new Set([...ids, ...times.keys()])].filter((id) => times.get(id) !== 1);
}

/**
 * Kills the server with SIGKILL again and again while pages send events, each time at a random moment, and starts it again.
 * @param start starts the server on the same database
 */
export async function tryEventKills(
  start: (life: Lifetime) => Promise<ServerProcess>,
  { kills, pages: atOnce }: { readonly kills: number; readonly pages: number },
  life: Lifetime,
  tell: (kill: number) => void = () => {},
): Promise<SeenEvents & { readonly output: string }> {
  let output = '';
  let server = await start(life);
  const pages = sendEvents(async (path, init) => await server.send(path, init), atOnce);
  for (let kill = 1; kill <= kills; kill += 1) {
    await pages.more(atOnce * 5);
    await setTimeout(Math.random() * 40);
    output += server.output();
    await server.end('SIGKILL');
    server = await start(life);
    tell(kill);
  }
  await pages.more(atOnce);
  const seen = await pages.end();
  await server.end('SIGTERM');
  return { ...seen, output: output + server.output() };
}
