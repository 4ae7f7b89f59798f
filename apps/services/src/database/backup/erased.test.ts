import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAppDir } from '../../../test-support/app-dir.ts';
import { consentSecret, testConsentKeys } from '../../../test-support/consent-secret.ts';
import { checkoutRequest } from '../../../test-support/every-flow.ts';
import { germanRequest } from '../../../test-support/registrations.ts';
import { createTestApp } from '../../../test-support/test-app.ts';
import { createVisitor } from '../../../test-support/visitor.ts';
import { anchorEnds } from '../../consents/anchor/anchor-ends.ts';
import { folderAnchor } from '../../consents/anchor/folder-anchor.ts';
import { readNotes } from '../../consents/anchor/read-notes.ts';
import { verifyConsents } from '../../consents/verify/verify-consents.ts';
import { eraseCustomer } from '../../customers/erase-customer.ts';
import { leaveNoTrace } from '../embedded/leave-no-trace.ts';
import { openEmbedded } from '../embedded/open-embedded.ts';
import { placesIn } from '../embedded/places.ts';
import { runCommand } from './run-command.ts';

// A database is written and read several times.
describe('who was erased', { timeout: 120_000 }, () => {
  let folder: string;
  let file: string;
  let loginId: string;
  let wrapped: string;
  const before: boolean[] = [];
  let removeApp: () => Promise<void>;
  const name = 'Zwiebelfisch';
  const placesOf = (data: string) => ({
    dataDir: join(folder, data),
    databaseUrl: undefined,
    consentSecrets: [consentSecret],
    consentAnchor: join(folder, 'notes'),
  });

  const inFiles = async (data: string, text: string) => {
    const entries = await readdir(join(folder, data), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const contents = await Promise.all(
      files.map(async (each) => await readFile(join(each.parentPath, each.name))),
    );
    return contents.some((content) => content.includes(text));
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'crema-erased-'));
    file = join(folder, 'backup');
    const { appDir, remove } = await createAppDir();
    removeApp = remove;
    const { db, close } = await openEmbedded(join(folder, 'data'), { sync: false });
    const app = await createTestApp(db, { APP_DIR: appDir });
    await createVisitor(app.send).register(germanRequest());
    const answer = await createVisitor(app.send).register(
      checkoutRequest('required', { 'personalData.lastName': name }),
    );
    ({ loginId } = await answer.json());
    ({ wrapped } = await db
      .selectFrom('customer_key')
      .select('wrapped')
      .where('login_id', '=', loginId)
      .executeTakeFirstOrThrow());
    await anchorEnds(db, folderAnchor(join(folder, 'notes')));
    await close();
    before.push(await inFiles('data', name), await inFiles('data', wrapped));
    await runCommand(['backup', file], placesOf('data'));
  });
  afterAll(async () => {
    await removeApp();
    await rm(folder, { recursive: true, force: true });
  });

  it('has no key in a backup, but in the file beside it', async () => {
    expect(before).toEqual([true, true]);
    const archive = gunzipSync(await readFile(file));
    expect([archive.includes(name), archive.includes(wrapped)]).toEqual([true, false]);
    // Which document somebody agreed to is sealed.
    expect(archive.includes('de/newsletter')).toBe(false);
    expect(await readFile(`${file}.keys`, 'utf8')).toContain(wrapped);
  });

  it('is in no file of the database any more, nor in its log', async () => {
    const { db, pglite, close } = await openEmbedded(join(folder, 'data'), { sync: false });
    await eraseCustomer(db, testConsentKeys, loginId, new Date());
    await anchorEnds(db, folderAnchor(join(folder, 'notes')));
    await leaveNoTrace(pglite, placesIn(join(folder, 'data')).database);
    await close();
    expect([await inFiles('data', name), await inFiles('data', wrapped)]).toEqual([false, false]);
  });

  it('is erased again when a backup from before is restored, and everybody else is whole', async () => {
    expect(await runCommand(['restore', file], placesOf('restored'))).toMatch(
      /^The database of \S+ is in \S+\.\nOne customer, who was erased since, was erased again\.$/,
    );
    expect([await inFiles('restored', name), await inFiles('restored', wrapped)]).toEqual([false, false]);
    const { db, close } = await openEmbedded(join(folder, 'restored'), { sync: false });
    await anchorEnds(db, folderAnchor(join(folder, 'notes')));
    const notes = await readNotes(join(folder, 'notes'));
    expect(await verifyConsents(db, testConsentKeys, notes)).toMatchObject({ chains: 2, problems: [] });
    await close();
  });

  it('is not brought back where nothing says who was erased, unless that is meant', async () => {
    const elsewhere = { ...placesOf('moved'), consentAnchor: join(folder, 'no notes') };
    await expect(runCommand(['restore', file], elsewhere)).rejects.toThrow(
      /^There are no notes of consents in \S+ notes: .* add --without-notes/,
    );
    expect(await runCommand(['restore', file, '--without-notes'], elsewhere)).toMatch(/^The database of/);
  });

  it('leaves the secret’s absence unblamed on the backup', async () => {
    const secretless = {
      ...placesOf('secretless'),
      consentSecrets: [consentSecret.replaceAll(/[a-f]/g, '0')],
    };
    await expect(runCommand(['restore', file], secretless)).rejects.toThrow('CONSENT_SECRET');
  });

  it('comes with a sentence when the keys are gone or have expired', async () => {
    const keys: object = JSON.parse(await readFile(`${file}.keys`, 'utf8'));
    await writeFile(`${file}.keys`, JSON.stringify({ ...keys, expires: '2026-01-31T00:00:00.000Z' }));
    const told = await runCommand(['restore', file], placesOf('late'));
    expect(told).toContain('The keys of its customers expired on 2026-01-31 and are not taken.');
    await rm(`${file}.keys`);
    expect(await runCommand(['restore', file], placesOf('later'))).toContain('No keys of customers were');
    await writeFile(`${file}.keys`, 'no keys');
    await expect(runCommand(['restore', file], placesOf('never'))).rejects.toThrow('holds no keys');
  });
});
