import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startBouncer } from '../../../../tests/postgres/bouncer.mjs';
import { startPair } from '../../../../tests/postgres/pair.mjs';
import { openPostgres } from '../../src/core/database/open-postgres.ts';
import { createAppDir } from '../app-dir.ts';
import { consentSecret } from '../consent-secret.ts';
import { exactlyOnce, type Found } from '../exactly-once.ts';
import { type Lifetime, sendTo, type ServerProcess, startProcess } from '../server-process.ts';
import { type Seen, sendShoppers } from '../shoppers.ts';
import { roundRobin } from './round-robin.ts';

/** The size of the test run. */
interface Extent {
  /** Shoppers who register at the same time. */
  readonly shoppers: number;
  /** Registrations that are accepted before each kill, and after it. */
  readonly between: number;
  /** Milliseconds until an operator promotes the standby. */
  readonly unattended: number;
  /** True if the services reach each PostgreSQL through a pgbouncer in transaction mode. */
  readonly pooled?: boolean;
}

/** The result of the test run. */
export interface Outcome extends Seen, Found {
  /** Version of the servers. */
  readonly version: string;
  /** Milliseconds from the end of the primary until a registration was accepted again. */
  readonly acceptedAgain: number;
  /** Milliseconds of that until the standby was the primary. */
  readonly promoted: number;
}

/**
 * Lets shoppers register at two services behind a proxy, on a primary with a synchronous standby. Meanwhile a service is killed and
 * started again. Then the primary is killed and the standby promoted.
 */
export async function tryCluster(
  { shoppers: atOnce, between, unattended, pooled = false }: Extent,
  life: Lifetime,
  tell: (news: string) => void = () => {},
): Promise<Outcome> {
  const pair = await startPair();
  life.onTestFinished(pair.stop);
  const ports = pooled
    ? await Promise.all(pair.ports.map(async (port) => await startBouncer(pair.home, port)))
    : pair.ports;
  const { appDir, remove } = await createAppDir();
  life.onTestFinished(remove);
  const anchor = await mkdtemp(join(tmpdir(), 'crema-anchor-'));
  life.onTestFinished(async () => await rm(anchor, { recursive: true, force: true }));

  // The settings that both services must share.
  const env = {
    APP_DIR: appDir,
    DATABASE_URL: pair.url('postgres', ports),
    SESSION_SECRET: 'the same at both, of 32 letters or more',
    CONSENT_SECRET: consentSecret,
    CONSENT_ANCHOR: anchor,
    HASHING_WORKERS: '1',
  };
  const services: ServerProcess[] = [await startProcess(env, life), await startProcess(env, life)];
  const proxy = await roundRobin(services.map(({ address }) => address));
  life.onTestFinished(async () => proxy.close());
  const shoppers = sendShoppers(sendTo(proxy.address, life.signal), atOnce);
  await shoppers.more(between);

  tell('kill a service');
  await services[0]?.end('SIGKILL');
  await shoppers.more(between);
  tell('start it again');
  const again = await startProcess(env, life);
  proxy.use(0, again.address);
  await shoppers.more(between);

  tell('kill the primary');
  const killed = performance.now();
  await pair.kill();
  const accepted = shoppers.more(1).then(() => performance.now() - killed);
  await setTimeout(unattended);
  tell('promote the standby');
  await pair.promote();
  const promoted = performance.now() - killed;
  const acceptedAgain = await accepted;
  await shoppers.more(between);
  const seen = await shoppers.end();

  const db = await openPostgres(pair.url('postgres', pair.ports.slice(1)));
  const found = await exactlyOnce(db, seen);
  await db.destroy();
  return { ...seen, ...found, version: pair.version, acceptedAgain, promoted };
}
