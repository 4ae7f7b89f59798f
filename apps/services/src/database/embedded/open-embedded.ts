import { Kysely, type LogEvent, PGliteDialect } from 'kysely';
import { letOthersIn } from '../let-others-in.ts';
import { migrate } from '../migrate.ts';
import type { Database, Schema } from '../schema.ts';
import { startEngine } from './engine.ts';
import { PGlite } from './pglite.ts';
import { refuseWrites } from './refuse-writes.ts';

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
