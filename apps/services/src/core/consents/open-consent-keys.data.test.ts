import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../test-support/databases.ts';
import { ForOperator } from '../log/log.ts';
import { openConsentKeys } from './open-consent-keys.ts';

const settings = { consentSecrets: [], databaseUrl: undefined };
const [older, newer] = ['o'.repeat(32), 'n'.repeat(32)];

it('the secret of the embedded database is made once, beside it, for its owner alone', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'crema-secret-'));
  const { db, close } = await openDatabase();
  const own = { ...settings, dataDir };
  const first = await openConsentKeys(own, db, () => {});
  const second = await openConsentKeys(own, db, () => {});
  expect(second.present.id).toBe(first.present.id);
  const file = join(dataDir, 'consents', 'secret');
  expect((await stat(file)).mode.toString(8)).toMatch(/600$/);
  const stored = await db.selectFrom('setting').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain((await readFile(file, 'utf8')).trim());
  await rm(dataDir, { recursive: true });
  await expect(openConsentKeys(own, db, () => {})).rejects.toThrow(ForOperator);
  await expect(stat(file)).rejects.toThrow('ENOENT');
  await close();
});

it('a shared database keeps a secret of its own where none is given, with a warning', async () => {
  const { db, close } = await openDatabase();
  const warnings: (string | undefined)[] = [];
  const shared = { ...settings, databaseUrl: 'postgres://db/crema', dataDir: '/nowhere' };
  const open = async () => await openConsentKeys(shared, db, ({ message }) => warnings.push(message));
  const [first, second] = [await open(), await open()];
  expect(second.present.id).toBe(first.present.id);
  expect(warnings).toHaveLength(2);
  expect(warnings[0]).toContain('CONSENT_SECRET');
  await close();
});

it('a secret is followed by another, and must stay known', async () => {
  const { db, close } = await openDatabase();
  const open = async (...consentSecrets: readonly string[]) =>
    await openConsentKeys({ ...settings, consentSecrets, dataDir: '/nowhere' }, db, () => {});
  const before = await open(older);
  const after = await open(newer, older);
  expect(after.present.id).not.toBe(before.present.id);
  expect(after.known.has(before.present.id)).toBe(true);
  await expect(open(newer)).rejects.toThrow(before.present.id);
  await close();
});
