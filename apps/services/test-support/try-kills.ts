import { setTimeout } from 'node:timers/promises';
import type { Database } from '../src/core/database/schema.ts';
import { createAppDir } from './app-dir.ts';
import { exactlyOnce, type Found } from './exactly-once.ts';
import { type Lifetime, startProcess } from './server-process.ts';
import { type Seen, sendShoppers } from './shoppers.ts';
import type { Send } from './visitor.ts';

/** A database that outlives its server. */
interface Outliving {
  /** The settings with which the server finds the database. */
  readonly env: Readonly<Record<string, string>>;
  /** Opens it when no server runs. */
  readonly open: () => Promise<Database>;
}

/** The size of the test run. */
interface Extent {
  readonly kills: number;
  /** Shoppers who register at the same time. */
  readonly shoppers: number;
  /** True if each new customer with an account also asks for a new password. */
  readonly asksPassword?: boolean;
}

/** Follows a test run. */
interface Following {
  /** Gets the number of each kill. */
  readonly tell?: (kill: number) => void;
  /** Called when all shoppers have registered, while the last server runs. */
  readonly afterwards?: (seen: Seen) => Promise<void>;
}

// Longer than a registration takes, so that a kill can happen at any moment of one.
const longest = 150;

/**
 * Kills the server with SIGKILL again and again while shoppers register, each time at a random moment, and starts it again. A
 * shopper who gets no answer sends the request again under the same key.
 */
export async function tryKills(
  { env, open }: Outliving,
  { kills, shoppers: atOnce, asksPassword = false }: Extent,
  life: Lifetime,
  { tell, afterwards }: Following = {},
): Promise<Seen & Found> {
  const { appDir, remove } = await createAppDir();
  life.onTestFinished(remove);
  const start = async () => await startProcess({ ...env, APP_DIR: appDir }, life);
  let server = await start();
  const send: Send = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    // The port changes with each start.
    headers.set('Origin', server.address);
    return await server.send(path, { ...init, headers });
  };
  const shoppers = sendShoppers(send, atOnce, 'repeat', asksPassword);
  for (let kill = 1; kill <= kills; kill += 1) {
    await shoppers.more(1 + Math.floor(Math.random() * atOnce));
    await setTimeout(Math.random() * longest);
    await server.end('SIGKILL');
    server = await start();
    tell?.(kill);
  }
  const seen = await shoppers.end();
  await afterwards?.(seen);
  await server.end('SIGTERM');
  const db = await open();
  const found = await exactlyOnce(db, seen);
  await db.destroy();
  return { ...seen, ...found };
}
