import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { accountsElsewhere } from '../../../test-support/accounts-elsewhere.ts';
import { databases } from '../../../test-support/databases.ts';
import { inOneStatement } from '../database/writes.ts';
import type { IdentityBackend } from './identity-backend.ts';
import { openHashing } from './open-hashing.ts';
import { sqlIdentity } from './sql-identity.ts';

/** An open backend, and how the writes that it returns are run with those of a registration. */
interface Opened {
  readonly identity: IdentityBackend;
  readonly run: (writes: Awaited<ReturnType<IdentityBackend['setPassword']>>, claim?: Claim) => Promise<void>;
}

interface Claim {
  readonly loginId: string;
  readonly emailKey: string | undefined;
}

const backends: readonly (readonly [string, () => Promise<Opened>])[] = [
  ...databases.map(
    ({ name, open }) =>
      [
        `accounts in ${name}`,
        async (): Promise<Opened> => {
          const { db, close } = await open();
          const hashing = openHashing({ workers: 1 });
          onTestFinished(async () => {
            await hashing.close();
            await close();
          });
          return {
            identity: sqlIdentity(db, hashing),
            run: async (writes, claim) => {
              await inOneStatement(db, writes);
              if (claim)
                await db
                  .insertInto('claim')
                  .values({
                    id: randomUUID(),
                    login_id: claim.loginId,
                    email_key: claim.emailKey ?? null,
                    key: null,
                    fingerprint: null,
                    answer: null,
                  })
                  .execute();
            },
          };
        },
      ] as const,
  ),
  ['accounts elsewhere', async () => ({ identity: accountsElsewhere().identity, run: async () => {} })],
];

describe.each(backends)('the contract of an identity backend, by %s', (_name, openBackend) => {
  it('finds an account by its address, checks its password, and changes it', async () => {
    const { identity, run } = await openBackend();
    const account = {
      email: 'Erika@Example.de',
      password: 'Kaffee und Kuchen 1',
      idempotencyKey: randomUUID(),
    };
    const prepared = await identity.prepare(account);
    if (prepared === 'taken') throw new Error('The address is free.');
    const { loginId, emailKey, writes } = prepared;
    await run(writes, { loginId, emailKey });

    expect(await identity.findByEmail('erika@EXAMPLE.DE')).toBe(loginId);
    expect(await identity.findByEmail('max@example.de')).toBeUndefined();
    expect(await identity.verify(loginId, 'Kaffee und Kuchen 1')).toBe(true);
    expect(await identity.verify(loginId, 'kaffee und kuchen 1')).toBe(false);
    expect(await identity.verify(randomUUID(), 'Kaffee und Kuchen 1')).toBe(false);

    await run(await identity.setPassword(loginId, 'Tee und Torte 2'));
    expect(await identity.verify(loginId, 'Kaffee und Kuchen 1')).toBe(false);
    expect(await identity.verify(loginId, 'Tee und Torte 2')).toBe(true);
    // For an account that does not exist it does nothing.
    await run(await identity.setPassword(randomUUID(), 'Saft und Keks 3'));
    expect(await identity.verify(loginId, 'Tee und Torte 2')).toBe(true);
    await expect(identity.endSessions(loginId)).resolves.toBeUndefined();
  });
});
