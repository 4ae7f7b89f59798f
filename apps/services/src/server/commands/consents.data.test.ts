import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consentSecret } from '../../../test-support/consent-secret.ts';
import { addCustomer, decide } from '../../../test-support/consent-world.ts';
import { createPostgresDatabase, noPostgres } from '../../../test-support/databases.ts';
import { embeddedFolder } from '../../../test-support/embedded-folder.ts';
import { runCommand, runConsents } from '../../../test-support/run-consents.ts';
import { anchorEnds } from '../../core/consents/anchor-ends.ts';
import { folderAnchor } from '../../core/consents/chain-notes.ts';
import { openPostgres } from '../../core/database/open-postgres.ts';
import type { Database } from '../../core/database/schema.ts';

// Each command is a process that opens the database.
describe.skipIf(noPostgres)('what an operator does with consents', { timeout: 120_000 }, () => {
  let folder: string;
  let anna: string;
  let url: string;
  let drop: () => Promise<void>;
  let db: Database;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'crema-operate-'));
    ({ url, drop } = await createPostgresDatabase());
    db = await openPostgres(url);
    anna = await addCustomer(db);
    for (const loginId of [anna, await addCustomer(db)]) await decide(db, loginId, true);
    await anchorEnds(db, folderAnchor(join(folder, 'notes')));
  });
  afterAll(async () => {
    await db.destroy();
    await drop();
    await rm(folder, { recursive: true, force: true });
  });

  const run = async (args: readonly string[], notes = 'notes') =>
    await runConsents(args, {
      DATABASE_URL: url,
      CONSENT_ANCHOR: join(folder, notes),
      CONSENT_SECRET: consentSecret,
    });

  it('is verified by what was noted, and not without it', async () => {
    expect(await run(['verify'])).toEqual({ code: 0, output: '2 records in 2 chains, 2 notes: all hold\n' });
    const { code, output } = await run(['verify'], 'not mounted');
    expect(code).toBe(1);
    expect(output).toMatch(/^There are no notes of consents in \S+not mounted, /);
    expect((await run(['replay'], 'not mounted')).code).toBe(1);
  });

  it('erases a customer, and ends what an interrupted erasure has begun', async () => {
    await rename(join(folder, 'notes'), join(folder, 'away'));
    const erased = { code: 0, output: expect.stringMatching(/^Erased\./) };
    expect(await run(['erase', anna])).toEqual(erased);
    // This is the state if the process ends before it notes the end of the chain. The next process notes it.
    const { seq, mac, recorded_at } = await db
      .selectFrom('consent_event')
      .selectAll()
      .where('login_id', '=', anna)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const end = { login_id: anna, seq, mac, erased_at: recorded_at };
    await db.insertInto('consent_unanchored').values(end).execute();
    await rm(join(folder, 'notes'), { recursive: true });
    await rename(join(folder, 'away'), join(folder, 'notes'));
    expect(await run(['erase', anna])).toEqual(erased);
    expect(await readdir(join(folder, 'notes'))).toHaveLength(2);
    expect((await run(['verify'])).output).toBe('3 records in 2 chains, 3 notes: all hold\n');
    expect(await run(['erase', crypto.randomUUID()])).toEqual({
      code: 1,
      output: 'There is no such customer.\n',
    });
  });

  it('finds customers by their address in all its spellings, and exports and erases them by it', async () => {
    const add = async (email: string) => {
      const loginId = await addCustomer(db);
      await db.updateTable('customer').set({ email }).where('login_id', '=', loginId).execute();
      return loginId;
    };
    const settings = { DATABASE_URL: url, CONSENT_SECRET: consentSecret };
    const find = async (email: string) => await runCommand('customers', ['--find', email], settings);
    const first = await add('Inge.I_Öz@bücher.example');
    const other = await add('inge.iXöz@bücher.example');
    const second = await add('inge.i_öz@BÜCHER.example');
    const line = (loginId: string) => expect.stringContaining(`${loginId}  guest  checkout  DE  2`);
    const { code, output } = await find('INGE.i_ÖZ@xn--bcher-kva.example');
    expect([code, output.trim().split('\n').toSorted()]).toEqual([0, [first, second].toSorted().map(line)]);
    expect(await find('inge%@bücher.example')).toEqual({ code: 1, output: 'There is no such customer.\n' });
    expect((await run(['export', other])).output).toContain('inge.iXöz@');
    const exported = await run(['export', 'inge.i_öz@bücher.example']);
    expect(exported.code).toBe(0);
    expect(exported.output).toContain(first);
    expect(exported.output).toContain(second);
    // An erasure cannot be undone, so an address with two customers must say so.
    const refused = await run(['erase', 'inge.i_öz@bücher.example']);
    expect(refused).toEqual({ code: 1, output: expect.stringContaining('2 customers have this address.') });
    expect(refused.output).toContain(first);
    expect((await run(['erase', '--all', 'inge.i_öz@bücher.example'])).code).toBe(0);
    expect((await run(['erase', 'INGE.ixöz@bücher.example'])).code).toBe(0);
    const left = await db
      .selectFrom('customer')
      .select('login_id')
      .where('login_id', 'in', [first, second, other])
      .execute();
    expect(left).toEqual([]);
  });

  it.each([
    ['a file that there is not', ['restore', '/nowhere/keys'], 'There is no file /nowhere/keys.\n'],
    ['a folder that there is not', ['keys', '/nowhere/keys'], '/nowhere/keys cannot be written (ENOENT).\n'],
  ])('says in one sentence what is wrong with %s', async (_, args, output) => {
    expect(await run(args)).toEqual({ code: 1, output });
  });

  it('works on the embedded database of a service that was stopped', async () => {
    const DATA_DIR = await embeddedFolder(join(folder, 'data'));
    const settings = {
      DATA_DIR,
      CONSENT_ANCHOR: join(folder, 'no notes'),
      CONSENT_SECRET: consentSecret,
    };
    expect(await runConsents(['verify'], settings)).toEqual({
      code: 0,
      output: '0 records in 0 chains, 0 notes: all hold\n',
    });
  });
});
