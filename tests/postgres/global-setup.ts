/**
 * Starts one PostgreSQL for each run of the projects that name this file as their `globalSetup`.
 *
 * @example
 * import { inject } from 'vitest';
 * import { createDatabase } from '../postgres/start.mjs';
 *
 * const postgres = inject('postgres');
 * describe.skipIf('missing' in postgres)('on PostgreSQL', () => {
 *   beforeAll(async () => {
 *     if ('missing' in postgres) return;
 *     database = await createDatabase(postgres.url);
 *   });
 *   afterAll(() => database?.drop());
 * });
 */
import type { TestProject } from 'vitest/node';
import type { ProvidedPostgres } from './provided.ts';
import { notePostgres } from './record.mjs';
import { type Lease, leasePostgres } from './lease.mjs';

let lease: Lease | undefined;

/** Starts the server, or uses the one that another project of the same run has started. */
export async function setup(project: TestProject): Promise<void> {
  let provided: ProvidedPostgres;
  try {
    lease = await leasePostgres();
    const { url, version, source } = lease.postgres;
    notePostgres({ version, source });
    provided = { url, version, source };
  } catch (error) {
    const missing = error instanceof Error ? error.message : String(error);
    notePostgres({ missing });
    provided = { missing };
  }
  project.provide('postgres', provided);
}

/** Ends the server with the last project that uses it. */
export async function teardown(): Promise<void> {
  await lease?.release();
}
