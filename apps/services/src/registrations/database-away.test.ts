import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { createAppDir } from '../../test-support/app-dir.ts';
import { createPostgresDatabase, noPostgres } from '../../test-support/databases.ts';
import { germanRequest } from '../../test-support/registrations.ts';
import { createTestApp } from '../../test-support/test-app.ts';
import { codesOf, createVisitor } from '../../test-support/visitor.ts';
import { openPostgres } from '../database/open-postgres.ts';

/** A line to the server that can be cut. */
async function createLine(target: URL) {
  const open = new Set<Socket>();
  let cut = false;
  const server = createServer((near) => {
    if (cut) return near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => {}).on('close', () => (socket === near ? far.destroy() : near.destroy()));
    }
    near.pipe(far).pipe(near);
    return near;
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address: AddressInfo | string | null = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    port,
    cut: () => {
      cut = true;
      for (const socket of open) socket.destroy();
    },
    mend: () => {
      cut = false;
    },
    close: () => server.close(),
  };
}

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
