import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { accountsElsewhere } from '../../../test-support/accounts-elsewhere.ts';
import { createAppDir } from '../../../test-support/app-dir.ts';
import { databases } from '../../../test-support/databases.ts';
import { germanRequest } from '../../../test-support/registrations.ts';
import { counts } from '../../../test-support/stored.ts';
import { createTestApp } from '../../../test-support/app-on-database.ts';
import { codesOf, createVisitor } from '../../../test-support/visitor.ts';

const told = async (response: Response) => [response.status, await response.json()];

it.each(databases)('accounts that live elsewhere are made once for each key, on $name', async ({ open }) => {
  const [{ db, close }, { appDir, remove }] = [await open(), await createAppDir()];
  onTestFinished(async () => {
    await close();
    await remove();
  });
  const { accounts, identity } = accountsElsewhere();
  const { send } = await createTestApp(db, { APP_DIR: appDir }, { identity });
  const [key, request] = [randomUUID(), germanRequest()];
  const register = async (sent = request) => await createVisitor(send).register(sent, key);

  // The process ended after it created the account, and before it wrote the rest.
  const { email, password = '' } = request;
  const half = await identity.prepare({ email, password, idempotencyKey: key });
  const twice = await Promise.all([register(), register()]);
  const answer = [
    201,
    { status: 'CREATED', loginId: half === 'taken' ? '' : half.loginId, confirmation: 'SENT' },
  ];
  expect(await Promise.all(twice.map(told))).toEqual([answer, answer]);
  expect(await told(await register())).toEqual(answer);

  const other = await register(germanRequest());
  expect([other.status, await codesOf(other)]).toEqual([409, ['IDEMPOTENCY_KEY_REUSED']]);
  const taken = await createVisitor(send).register({ ...germanRequest(), email });
  expect(await codesOf(taken)).toEqual(['email: EMAIL_ALREADY_TAKEN']);

  expect([...accounts.values()].map(({ email }) => email)).toEqual([email]);
  expect(await counts(db)).toMatchObject({ accounts: 0, customers: 1, keys: 1 });
});
