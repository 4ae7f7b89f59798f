import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createAppDir } from '../../../test-support/app-dir.ts';
import { createLine } from '../../../test-support/create-line.ts';
import { createPostgresDatabase, noPostgres } from '../../../test-support/databases.ts';
import { germanRequest } from '../../../test-support/registrations.ts';
import { createTestApp } from '../../../test-support/app-on-database.ts';
import { codesOf, createVisitor } from '../../../test-support/visitor.ts';
import { openPostgres } from '../../core/database/open-postgres.ts';

it.skipIf(noPostgres)('registers again, under the same key, as soon as a lost database is back', async () => {
  const { url, drop } = await createPostgresDatabase();
  const line = await createLine(new URL(url));
  const through = new URL(url);
  through.host = `127.0.0.1:${line.port}`;
  let lost = 0;
  const db = await openPostgres(through.href, () => {
    lost += 1;
  });
  const { appDir, remove } = await createAppDir();
  const { send } = await createTestApp(db, { APP_DIR: appDir });
  const [customer, { register }] = [createVisitor(send), createVisitor(send)];
  const [key, request] = [randomUUID(), germanRequest()];
  await customer.register(germanRequest());

  line.cut();
  const away = await register(request, key);
  const page = await customer.visit('/signup');
  line.mend();
  const back = await register(request, key);

  expect(away.status).toBe(503);
  expect(await codesOf(away)).toEqual(['TECHNICAL_ERROR']);
  expect(page.status).toBe(200);
  expect(back.status).toBe(201);
  await expect.poll(() => lost, { timeout: 30_000 }).toBeGreaterThan(0);
  await db.destroy();
  line.close();
  await drop();
  await remove();
});
