import process from 'node:process';
import { chooseDatabase } from '../../core/database/choose-database.ts';
import { connectPostgres } from '../../core/database/open-postgres.ts';
import type { Database } from '../../core/database/schema.ts';
import { ForOperator } from '../../core/log/log.ts';
import { startFailed } from '../settings/sentences.ts';
import { readSettings, type Settings } from '../settings/settings.ts';

/** Returns the settings of the service that the command works beside. @throws a sentence if one of them is wrong */
export function settingsOfCommand(): Settings {
  const settings = readSettings(process.env);
  if (typeof settings === 'string') throw new ForOperator(settings);
  return settings;
}

/**
 * Opens the database of the service, and closes it when the work is done. On PostgreSQL the service may run meanwhile. The embedded
 * database belongs to one process, so the service must be stopped.
 * @throws a sentence for the operator if something fails
 */
export async function onDatabase(
  settings: Settings,
  work: (db: Database) => Promise<number>,
): Promise<number> {
  const database = await chooseDatabase(settings, { onFailure: () => {}, onBroken: () => {} });
  if (typeof database === 'string') throw new ForOperator(database);
  try {
    return await work(await database.open());
  } catch (error) {
    throw new ForOperator(startFailed(error, settings) ?? String(error));
  } finally {
    await database.close();
  }
}

/**
 * Does the same on a PostgreSQL as it is, without a migration, for a command that changes nothing.
 * @throws a sentence for the operator if something fails
 */
export async function onPostgresAsItIs(
  settings: Settings,
  databaseUrl: string,
  work: (db: Database) => Promise<number>,
): Promise<number> {
  const db = connectPostgres(databaseUrl);
  try {
    return await work(db);
  } catch (error) {
    throw new ForOperator(startFailed(error, settings) ?? String(error));
  } finally {
    await db.destroy();
  }
}

/** Ends the process with the code of a command. What goes wrong is printed as one sentence. */
export async function endWith(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
