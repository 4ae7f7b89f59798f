import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consentSecret } from '../../test-support/consent-secret.ts';
import { addCustomer, decide } from '../../test-support/consent-world.ts';
import { anchorEnds } from '../consents/anchor/anchor-ends.ts';
import { folderAnchor } from '../consents/anchor/folder-anchor.ts';
import { openEmbedded } from '../database/embedded/open-embedded.ts';

// Each command is a process that opens the database.
describe('what an operator does with consents', { timeout: 120_000 }, () => {
  let folder: string;
  let anna: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'crema-operate-'));
    const { db, close } = await openEmbedded(join(folder, 'data'));
    anna = await addCustomer(db);
    for (const loginId of [anna, await addCustomer(db)]) await decide(db, loginId, true);
    await anchorEnds(db, folderAnchor(join(folder, 'notes')));
    await close();
  });
  afterAll(async () => await rm(folder, { recursive: true, force: true }));

  const run = async (args: readonly string[], notes = 'notes') =>
    await new Promise<{ code: unknown; output: string }>((resolve) => {
      execFile(
        process.execPath,
        ['--conditions=@crema/source', join(import.meta.dirname, 'consents.ts'), ...args],
        {
          env: {
            PATH: process.env['PATH'],
            DATA_DIR: join(folder, 'data'),
            CONSENT_ANCHOR: join(folder, notes),
            CONSENT_SECRET: consentSecret,
          },
        },
        (error, output, errors) => resolve({ code: error?.code ?? 0, output: output + errors }),
      );
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
    // As if the process had been ended before its notes: they are made anew by the next one.
    const { db, close } = await openEmbedded(join(folder, 'data'));
    const { seq, mac, recorded_at } = await db
      .selectFrom('consent_event')
      .selectAll()
      .where('login_id', '=', anna)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const end = { login_id: anna, seq, mac, erased_at: recorded_at };
    await db.insertInto('consent_unanchored').values(end).execute();
    await close();
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

  it.each([
    ['a file that there is not', ['restore', '/nowhere/keys'], 'There is no file /nowhere/keys.\n'],
    ['a folder that there is not', ['keys', '/nowhere/keys'], '/nowhere/keys cannot be written (ENOENT).\n'],
  ])('says in one sentence what is wrong with %s', async (_, args, output) => {
    expect(await run(args)).toEqual({ code: 1, output });
  });
});
