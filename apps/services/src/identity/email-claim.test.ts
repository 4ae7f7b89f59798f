import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAppDir } from '../../test-support/app-dir.ts';
import { databases, noPostgres } from '../../test-support/databases.ts';
import { emptyPostgres } from '../../test-support/empty-databases.ts';
import { createAccountAsBefore } from '../../test-support/former-tables.ts';
import { germanRequest } from '../../test-support/registrations.ts';
import { createTestApp } from '../../test-support/test-app.ts';
import { codesOf, createVisitor } from '../../test-support/visitor.ts';
import { writeIfClaimed } from '../database/claims.ts';
import { migrate } from '../database/migrate.ts';
import type { Database } from '../database/schema.ts';
import { claimsOfEmail } from './email-claim.ts';

const taken = ['email: EMAIL_ALREADY_TAKEN'];
const someone = () => `max.${randomUUID()}`;

/** Pairs of spellings of one address. */
const pairs = [
  ['in another case', 'example.de', 'EXAMPLE.de'],
  ['as it is read, then as it is encoded', 'bücher.de', 'xn--bcher-kva.de'],
  ['as it is encoded, then as it is read', 'xn--bcher-kva.de', 'BÜCHER.de'],
  ['in Cyrillic letters, then encoded', 'почта.рф', 'xn--80a1acny.xn--p1ai'],
] as const;

describe.each(databases)('an e-mail address on $name', ({ open }) => {
  let db: Database;
  let close: () => Promise<void>;
  let app: Awaited<ReturnType<typeof createTestApp>>;
  let remove: () => Promise<void>;

  beforeAll(async () => {
    ({ db, close } = await open());
    const made = await createAppDir();
    ({ remove } = made);
    app = await createTestApp(db, { APP_DIR: made.appDir });
  });
  afterAll(async () => {
    await close();
    await remove();
  });

  const register = async (email: string) => await createVisitor(app.send).register(germanRequest(email));
  const before = async (email: string) => await createAccountAsBefore(db, randomUUID(), email);

  it.each(pairs)('is taken once, written %s', async (_, first, second) => {
    const local = someone();
    expect((await register(`${local}@${first}`)).status).toBe(201);
    expect(await codesOf(await register(`${local}@${second}`))).toEqual(taken);
  });

  it.each(pairs)(
    'that the release before took is taken for this one, written %s',
    async (_, first, second) => {
      const local = someone();
      expect(await before(`${local}@${first}`)).toBe(true);
      expect(await codesOf(await register(`${local}@${second}`))).toEqual(taken);
      // Nor is anything of the refused one left that would hold the address.
      expect(
        await db
          .selectFrom('email_claim')
          .select('email_key')
          .where('email_key', 'like', `${local}%`)
          .execute(),
      ).toEqual([]);
    },
  );

  it.each(pairs)(
    'that this one took is taken for the release before, written %s',
    async (_, first, second) => {
      const local = someone();
      expect((await register(`${local}@${first}`)).status).toBe(201);
      expect(await before(`${local}@${second}`)).toBe(false);
    },
  );

  it('has one account that can be logged in to, whatever its spellings', async () => {
    const local = someone();
    const { loginId }: { loginId: string } = await (await register(`${local}@bücher.de`)).json();
    const rows = await db
      .selectFrom('account')
      .select(['login_id', 'password_hash'])
      .where('email_key', 'like', `${local}%`)
      .execute();
    expect(rows).toHaveLength(2);
    expect(
      rows.filter(({ password_hash }) => password_hash !== null).map(({ login_id }) => login_id),
    ).toEqual([loginId]);
  });

  it.each(['exаmple.de', 'xn--exmple-4nf.de'])(
    'with mixed scripts, %s, is refused beside all else that is wrong',
    async (domain) => {
      const request = germanRequest(`${someone()}@${domain}`);
      const refused = await createVisitor(app.send).register(request);
      expect(refused.status).toBe(422);
      expect(await codesOf(refused)).toEqual(['email: EMAIL_SCRIPTS_MIXED']);
      const wrong = { ...request, password: 'short' };
      expect(await codesOf(await createVisitor(app.send).register(wrong))).toEqual([
        'password: passwordMinLength',
        'email: EMAIL_SCRIPTS_MIXED',
      ]);
    },
  );

  it('that nobody can look up is refused', async () => {
    expect(await codesOf(await register(`${someone()}@xn--zzzzzz9999.de`))).toEqual(['email: EMAIL_INVALID']);
  });
});

describe.skipIf(noPostgres)('while this release and the one before run side by side', () => {
  it.each(['example.de', 'bücher.de'])(
    'twenty at once make one account of one address at %s',
    async (domain) => {
      const { connect, close } = await emptyPostgres();
      const [ours, theirs] = [connect(), connect()];
      await migrate(ours);
      const encoded = new URL(`http://${domain}`).hostname;
      for (let round = 0; round < 5; round += 1) {
        const local = someone();
        const attempts = Array.from({ length: 20 }, async (_, index) => {
          const [loginId, email] = [randomUUID(), `${local}@${index % 4 < 2 ? domain : encoded}`];
          if (index % 2 === 0) return await createAccountAsBefore(theirs, loginId, email);
          const account = { loginId, email, passwordHash: 'hash' };
          return await writeIfClaimed(ours, claimsOfEmail(account), []);
        });
        // In two spellings the release before makes two accounts of its own accord, but none beside one of ours.
        const made = (await Promise.all(attempts)).map((done, index) => (done ? index % 2 : undefined));
        const [byThem, byUs] = [0, 1].map((who) => made.filter((each) => each === who).length);
        const most = domain === encoded ? 1 : 2;
        expect([byUs, byThem]).toEqual(
          byUs === 1 ? [1, 0] : [0, expect.toSatisfy((n: number) => n >= 1 && n <= most)],
        );
      }
      await close();
    },
  );
});
