import { statfsSync } from 'node:fs';
import { setImmediate as nextRound } from 'node:timers/promises';
import { Kysely, type KyselyPlugin, type LogEvent, PGliteDialect } from 'kysely';
import { ForOperator } from '../../log/log.ts';
import { migrate } from '../migrate.ts';
import type { Database, Schema } from '../schema.ts';
import { type Engine, startEngine } from './engine.ts';
import { PGlite } from './pglite.ts';

// A new file of the log has 16 MB. An engine that cannot create one can never write again.
const reserve = 48 * 1024 * 1024;

class NoRoom extends Error {
  override readonly name = 'NoRoom';
  readonly code = '53100';
}

/** Throws an error with PostgreSQL's code for a full disk if the disk of a folder is nearly full. */
function assertRoom(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < reserve) throw new NoRoom('no room left');
}

/**
 * Refuses writes while the disk is nearly full, and every statement once the engine has given up. An engine that runs out of room in
 * the middle of a write cannot go on.
 */
const refuseWrites = (dataDir: string, { broken }: Engine): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    const sentence = broken();
    if (sentence !== undefined) throw new ForOperator(sentence);
    // Writes of several tables are raw statements, so only a plain `select` is known to read.
    if (node.kind !== 'SelectQueryNode') assertRoom(dataDir);
    return node;
  },
  transformResult: async ({ result }) => result,
});

/**
 * Lets other work of the event loop run after each statement. The embedded database works in the thread that answers requests, and
 * its statements follow each other without a pause. Without this, a page would wait until all earlier registrations are complete.
 */
const letOthersIn: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    await nextRound();
    return result;
  },
};

/** Listeners for events of an embedded database. */
interface Reports {
  /** Gets a sentence for the operator if the engine gives up: only a new process can go on. */
  readonly onBroken?: (sentence: string) => void;
  /** Gets every statement that has ended. */
  readonly onStatement?: ((event: LogEvent) => void) | undefined;
}

/** An embedded database that is open. */
export interface Embedded {
  readonly db: Database;
  readonly close: () => Promise<void>;
}

/** Opens the database of a data folder, whose lock the caller holds. */
export async function openEmbedded(
  dataDir: string,
  { onBroken, onStatement }: Reports = {},
): Promise<Embedded> {
  const engine = await startEngine(dataDir, onBroken);
  const db = new Kysely<Schema>({
    dialect: new PGliteDialect({ pglite: engine.pglite }),
    plugins: [refuseWrites(dataDir, engine), letOthersIn],
    ...(onStatement && { log: onStatement }),
  });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    close: async () => {
      // An engine that has given up cannot write its pages any more.
      if (engine.broken() === undefined) await db.destroy();
    },
  };
}

/** Opens a database in memory, which ends with its process. */
export async function openInMemory(): Promise<Database> {
  const dialect = new PGliteDialect({ pglite: await PGlite.create('memory://') });
  const db = new Kysely<Schema>({ dialect, plugins: [letOthersIn] });
  await migrate(db);
  return db;
}
