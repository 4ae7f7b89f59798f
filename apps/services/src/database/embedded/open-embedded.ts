import { Kysely, type LogEvent } from 'kysely';
import { letOthersIn } from '../let-others-in.ts';
import { migrate } from '../migrate.ts';
import type { Database, Schema } from '../schema.ts';
import { EmbeddedDialect } from './dialect.ts';
import { type EngineOptions, startEngine } from './engine.ts';
import { keepLogShort, type ShortLog } from './short-log.ts';
import type { PGlite } from '@electric-sql/pglite';

/** An embedded database that is open. */
export interface Embedded {
  readonly db: Database;
  readonly pglite: PGlite;
  readonly log: ShortLog;
  readonly close: () => Promise<void>;
}

/** Who hears of what happens in it, beside the engine's own events. */
interface Hearing {
  /** Hears of what failed in the background. */
  readonly onFailure?: (error: unknown) => void;
  /** Hears of every statement that has ended. */
  readonly onStatement?: ((event: LogEvent) => void) | undefined;
}

/** Opens the database of a data folder. It has one owner: hold the folder's lock before. */
export async function openEmbedded(
  dataDir: string,
  { onFailure = () => {}, onStatement, ...options }: EngineOptions & Hearing = {},
): Promise<Embedded> {
  const { guarded, pglite } = await startEngine(dataDir, options);
  const db = new Kysely<Schema>({
    dialect: new EmbeddedDialect(guarded),
    plugins: [letOthersIn],
    ...(onStatement && { log: onStatement }),
  });
  try {
    await migrate(db);
  } catch (error) {
    await guarded.close();
    throw error;
  }
  const log = keepLogShort(pglite, dataDir, onFailure);
  return {
    db,
    pglite,
    log,
    close: async () => {
      log.stop();
      await db.destroy();
    },
  };
}
