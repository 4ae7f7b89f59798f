import { rm } from 'node:fs/promises';
import { onTestFinished } from 'vitest';
import { createPostgresDatabase, noPostgres } from './databases.ts';
import { embeddedFolder } from './embedded-folder.ts';

type Settings = Readonly<Record<string, string>>;

/** Returns the settings of an embedded database with all tables, which ends with the test. */
export async function embeddedSettings(): Promise<Settings> {
  const folder = await embeddedFolder();
  onTestFinished(async () => await rm(folder, { recursive: true, force: true }));
  return { DATA_DIR: folder };
}

/**
 * Returns the settings of any database with all tables, which ends with the test. It is on PostgreSQL if there is one, because the
 * embedded database takes a process another second of CPU time to start.
 */
export async function databaseSettings(): Promise<Settings> {
  if (noPostgres) return await embeddedSettings();
  const { url, drop } = await createPostgresDatabase();
  onTestFinished(drop);
  return { DATABASE_URL: url };
}
