import { Kysely } from 'kysely';
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

/**
 * Opens the database of a data folder. It has one owner: hold the folder's lock before.
 * @param onFailure hears of what failed in the background.
 */
export async function openEmbedded(
  dataDir: string,
  { onFailure = () => {}, ...options }: EngineOptions & { onFailure?: (error: unknown) => void } = {},
): Promise<Embedded> {
  const { guarded, pglite } = await startEngine(dataDir, options);
  const db = new Kysely<Schema>({ dialect: new EmbeddedDialect(guarded), plugins: [letOthersIn] });
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
