import { sha256 } from '../secrets/ids.ts';
import { retry } from '../database/retry.ts';
import { writeRetries } from '../database/writes.ts';
import type { EventSink, ShopEvent } from './event-sink.ts';

/** The settings of a ClickHouse. */
export interface ClickHouseSettings {
  /** Its HTTP interface, with user, password and database: `https://user:password@host:8443/shop`. */
  readonly url: string;
  /** Days for which it keeps events. */
  readonly keptDays: number;
}

// Shorter than the time that clients wait, so that they still receive the 503.
const timeoutMs = 8000;

/**
 * The table. It has no partitions, because one insert into several of them may succeed in part. Rows of the same id become one when
 * ClickHouse merges parts, and at once in a query with `final`.
 */
const tableFor = (keptDays: number) => `create table if not exists event (
  day Date, id String, received_at DateTime64(3) default now64(3), name LowCardinality(String), site LowCardinality(String),
  session String, customer String, token_hash String, fields String, others String
) engine = ReplacingMergeTree order by (day, id)
ttl toDate(received_at) + interval ${keptDays} day
settings non_replicated_deduplication_window = 1000`;

const rowOf = ({ id, day, name, site, session, customer, tokenHash, fields, others }: ShopEvent) =>
  JSON.stringify({
    day,
    id,
    name,
    site: site ?? '',
    session: session ?? '',
    customer: customer ?? '',
    token_hash: tokenHash ?? '',
    fields: JSON.stringify(fields),
    others: others ? JSON.stringify(others) : '',
  });

/** A refusal of ClickHouse. The text of its response may quote values, so only the status goes along. */
class Refused extends Error {
  override readonly name = 'ClickHouseRefused';
  readonly code: string;

  constructor(status: number) {
    super(`answered ${status}`);
    this.code = `HTTP ${status}`;
  }
}

/** Returns true if no response came, or one that a retry may change. */
const isWorthIt = (error: unknown) =>
  error instanceof TypeError || (error instanceof Refused && /50[234]/.test(error.code));

/**
 * Creates a sink that writes to ClickHouse by its HTTP interface. An insert is not asynchronous: ClickHouse responds when it has
 * written the rows. The token of a batch lets it ignore a batch that comes again after a lost response.
 * @param onStored gets the numbers of new and of repeated events. ClickHouse does not report repeated ones
 */
export function clickHouseSink(
  { url, keptDays }: ClickHouseSettings,
  onStored: (stored: number, repeated: number) => void = () => {},
): EventSink {
  const { origin, username, password, pathname } = new URL(url);
  const headers = {
    'X-ClickHouse-User': decodeURIComponent(username) || 'default',
    'X-ClickHouse-Key': decodeURIComponent(password),
    'X-ClickHouse-Database': decodeURIComponent(pathname.slice(1)) || 'default',
  };
  let isThere = false;

  async function run(
    query: string,
    body: string,
    more: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    const parameters = new URLSearchParams({ query, wait_end_of_query: '1', ...more });
    const response = await fetch(`${origin}/?${parameters.toString()}`, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Refused(response.status);
  }

  return {
    store: async (batch) => {
      if (batch.length === 0) return;
      const rows = batch.map(rowOf).join('\n');
      const token = sha256(batch.map(({ id }) => id).join());
      await retry(
        async () => {
          if (!isThere) await run(tableFor(keptDays), '');
          isThere = true;
          await run('insert into event format JSONEachRow', rows, {
            async_insert: '0',
            insert_deduplication_token: token,
          });
        },
        isWorthIt,
        writeRetries,
      );
      onStored(batch.length, 0);
    },
  };
}
