import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, type TestContext } from 'vitest';
import { createAppDir } from '../../test-support/app-dir.ts';
import { createPostgresDatabase, noPostgres } from '../../test-support/databases.ts';
import { checkOutProgram, commitBeforeMigration } from '../../test-support/former-program.ts';
import { germanRequest } from '../../test-support/registrations.ts';
import { startProcess } from '../../test-support/server-process.ts';
import { codesOf, createVisitor } from '../../test-support/visitor.ts';

const commit = await commitBeforeMigration();

async function prepare({ onTestFinished }: TestContext) {
  const [program, app] = [await checkOutProgram(commit ?? ''), await createAppDir()];
  onTestFinished(async () => {
    await program.remove();
    await app.remove();
  });
  return { former: program.main, env: { APP_DIR: app.appDir } };
}

describe.skipIf(commit === undefined)('the program before the newest migration', () => {
  it.skipIf(noPostgres)(
    'runs beside this one on one PostgreSQL, and no address gets two accounts',
    async (test) => {
      const { former, env } = await prepare(test);
      const { url, drop } = await createPostgresDatabase();
      test.onTestFinished(drop);
      const ours = await startProcess({ ...env, DATABASE_URL: url }, test);
      const theirs = await startProcess({ ...env, DATABASE_URL: url }, test, former);
      const post = async (server: typeof ours, email: string) =>
        await createVisitor(server.send).register(germanRequest(email));
      for (const [first, second] of [
        [ours, theirs],
        [theirs, ours],
      ] as const) {
        for (const [typed, again] of [
          ['example.de', 'EXAMPLE.de'],
          ['bücher.de', 'xn--bcher-kva.de'],
          ['xn--bcher-kva.de', 'bücher.de'],
        ] as const) {
          const local = `max.${crypto.randomUUID()}`;
          expect((await post(first, `${local}@${typed}`)).status).toBe(201);
          expect(await codesOf(await post(second, `${local}@${again}`))).toEqual([
            'email: EMAIL_ALREADY_TAKEN',
          ]);
        }
      }
      await Promise.all([ours.end('SIGTERM'), theirs.end('SIGTERM')]);
    },
  );

  it('takes the embedded database over again, and knows the accounts that were made meanwhile', async (test) => {
    const { former, env } = await prepare(test);
    const dataDir = await mkdtemp(join(tmpdir(), 'crema-rollback-'));
    test.onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const request = germanRequest();
    for (const [program, status] of [
      [former, 201],
      [undefined, 422],
      [former, 422],
      [undefined, 422],
    ] as const) {
      const server = await startProcess({ ...env, DATA_DIR: dataDir }, test, program);
      const visitor = createVisitor(server.send);
      expect((await visitor.register(request)).status).toBe(status);
      expect((await createVisitor(server.send).register(germanRequest())).status).toBe(201);
      expect(await server.end('SIGTERM')).toBe(0);
    }
  });
});
