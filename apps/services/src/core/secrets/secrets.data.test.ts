import { expect, it } from 'vitest';
import { openDatabase } from '../../../test-support/databases.ts';
import { findSecret } from './secrets.ts';

it('a secret is made once where none is given, and a shared database’s is warned of', async () => {
  const { db, close } = await openDatabase();
  const told: unknown[] = [];
  const log = (entry: unknown) => void told.push(entry);
  const alone = { sessionSecret: undefined, databaseUrl: undefined };
  const made = await findSecret(db, alone, log);
  expect(Buffer.from(made, 'base64url')).toHaveLength(32);
  expect(await findSecret(db, alone, log)).toBe(made);
  expect(told).toEqual([]);
  expect(await findSecret(db, { ...alone, databaseUrl: 'postgres://x' }, log)).toBe(made);
  expect(told).toEqual([
    { level: 'warn', message: 'SESSION_SECRET is not set: who can read the database can make tokens' },
  ]);
  expect(await findSecret(db, { sessionSecret: 'given', databaseUrl: 'postgres://x' }, log)).toBe('given');
  expect(told).toHaveLength(1);
  await close();
});
