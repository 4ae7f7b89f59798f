import { expect, it } from 'vitest';
import { findBinaries } from '../../../../../tests/postgres/binaries.mjs';
import { startServer } from '../../../../../tests/postgres/server.mjs';
import { cannotMount, fill, smallDisk } from '../../../test-support/small-disk.ts';
import { openPostgres } from './open-postgres.ts';
import { acceptsWrites } from './accepts-writes.ts';

const [binaries] = findBinaries();

it.skipIf(cannotMount || !binaries)(
  'a PostgreSQL whose disk is full accepts no writes, and accepts them again once there is room',
  async (test) => {
    const folder = await smallDisk(test, '150m');
    const { url, stop } = await startServer(binaries?.folder ?? '', { parent: folder });
    test.onTestFinished(stop);
    const db = await openPostgres(url);
    const writable = acceptsWrites(db, { bytes: 6000, reuseMs: 0 });
    expect(await writable()).toBe(true);
    const makeRoom = await fill(folder);
    await expect.poll(writable, { interval: 200 }).toBe(false);
    await makeRoom();
    await expect.poll(writable, { interval: 200, timeout: 30_000 }).toBe(true);
    await db.destroy();
  },
);
