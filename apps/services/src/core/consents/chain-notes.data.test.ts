import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testConsentKeys as keys } from '../../../test-support/consent-secret.ts';
import { addCustomer, decide } from '../../../test-support/consent-world.ts';
import { openDatabase } from '../../../test-support/databases.ts';
import { verifyConsents } from './verify-consents.ts';
import { anchorEnds } from './anchor-ends.ts';
import { folderAnchor, readNotes } from './chain-notes.ts';

it('the ends of chains are noted in a folder, by each process in a file of its own', async (test) => {
  const folder = await mkdtemp(join(tmpdir(), 'crema-anchor-'));
  test.onTestFinished(async () => await rm(folder, { recursive: true }));
  const { db, close } = await openDatabase();
  test.onTestFinished(async () => await close());
  const [one, two] = [folderAnchor(folder), folderAnchor(folder)];
  const loginId = await addCustomer(db);
  for (const anchor of [one, two, one]) {
    await decide(db, loginId, true);
    await anchorEnds(db, anchor);
  }
  expect(await db.selectFrom('consent_unanchored').selectAll().execute()).toEqual([]);
  const [first = '', ...others] = await readdir(folder);
  expect(others).toHaveLength(1);
  // A process that was killed while it wrote.
  await appendFile(join(folder, first), '{"loginId":"');
  const found = await readNotes(folder);
  expect(found.notes.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  expect(found.unreadable).toEqual([]);
  expect((await verifyConsents(db, keys, found)).problems).toEqual([]);
  await appendFile(join(folder, first), 'x\n');
  expect((await readNotes(folder)).unreadable).toHaveLength(1);
});

it('what could not be noted is noted the next time', async (test) => {
  const { db, close } = await openDatabase();
  test.onTestFinished(async () => await close());
  const loginId = await addCustomer(db);
  await decide(db, loginId, true);
  const full = { note: async () => await Promise.reject(new Error('no space')) };
  await expect(anchorEnds(db, full)).rejects.toThrow('no space');
  const noted: number[] = [];
  await anchorEnds(db, { note: async (notes) => void noted.push(...notes.map(({ seq }) => seq)) });
  expect(noted).toEqual([1]);
});
