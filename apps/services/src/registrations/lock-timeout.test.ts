import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAppDir } from '../../test-support/app-dir.ts';
import { createPostgresDatabase, noPostgres } from '../../test-support/databases.ts';
import { germanRequest } from '../../test-support/registrations.ts';
import { createTestApp } from '../../test-support/test-app.ts';
import { codesOf, createVisitor } from '../../test-support/visitor.ts';
import { openPostgres } from '../database/open-postgres.ts';
import type { Database } from '../database/schema.ts';
import { claimKey } from './answered-requests.ts';

// The embedded database has one connection, so there nobody can be in the middle of a transaction.
describe.skipIf(noPostgres)('a registration whose first attempt hangs in another process', () => {
  let db: Database;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const created = await createPostgresDatabase();
    drop = created.drop;
    db = await openPostgres(created.url);
  });
  afterAll(async () => {
    await db.destroy();
    await drop();
  });

  it('is told to come back, and succeeds once the first one is gone', async () => {
    const { appDir, remove } = await createAppDir();
    const { send } = await createTestApp(db, { APP_DIR: appDir });
    const { register } = createVisitor(send);
    const key = randomUUID();
    const request = germanRequest();

    const hanging = await db.startTransaction().execute();
    await claimKey(hanging, { key, fingerprint: 'x', loginId: randomUUID(), answer: '{}' });
    const early = await register(request, key);
    await hanging.rollback().execute();
    const late = await register(request, key);

    expect(early.status).toBe(409);
    expect(early.headers.get('Retry-After')).toBe('1');
    expect(await codesOf(early)).toEqual(['REQUEST_IN_PROGRESS']);
    expect(late.status).toBe(201);
    await remove();
  });
});
