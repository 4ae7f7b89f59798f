import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { ask } from '../../../../../tests/postgres/ask.mjs';
import { startPair } from '../../../../../tests/postgres/pair.mjs';
import { createAppDir } from '../../../test-support/app-dir.ts';
import { noPair } from '../../../test-support/no-pair.ts';
import { germanRequest } from '../../../test-support/registrations.ts';
import { counts } from '../../../test-support/stored.ts';
import { consentSecret } from '../../../test-support/consent-secret.ts';
import { createTestApp } from '../../../test-support/app-on-database.ts';
import { createVisitor } from '../../../test-support/visitor.ts';
import { acceptsWrites } from './accepts-writes.ts';
import { start } from '../../server/start.ts';
import { readSettings } from '../../server/settings/settings.ts';
import { openPostgres } from './open-postgres.ts';

it.skipIf(noPair)(
  'goes on with the standby once it is promoted, and never writes to it before',
  async (test) => {
    const pair = await startPair();
    test.onTestFinished(pair.stop);
    const { appDir, remove } = await createAppDir();
    test.onTestFinished(remove);
    const [first, second] = pair.ports;
    // The address names the standby first, because the order must not matter.
    const url = pair.url('postgres', [second, first]);
    const db = await openPostgres(url);
    test.onTestFinished(async () => await db.destroy());
    const { send } = await createTestApp(db, { APP_DIR: appDir });
    const [before, meanwhile] = [randomUUID(), randomUUID()];
    const [one, other] = [germanRequest(), germanRequest()];
    const shopper = createVisitor(send);
    expect((await shopper.register(one, before)).status).toBe(201);
    const answers = acceptsWrites(db, { bytes: 6000, reuseMs: 0 });
    expect(await answers()).toBe(true);

    await pair.kill();
    const refused = await createVisitor(send).register(other, meanwhile);
    expect([refused.status, refused.headers.has('Retry-After')]).toEqual([503, true]);
    expect(await answers()).toBe(false);
    const settings = readSettings({
      DATABASE_URL: pair.url('postgres', [second]),
      APP_DIR: appDir,
      PORT: '0',
      CONSENT_SECRET: consentSecret,
    });
    if (typeof settings === 'string') throw new Error(settings);
    expect(await start(settings, () => {})).toContain('only reads');

    await pair.promote();
    expect((await createVisitor(send).register(other, meanwhile)).status).toBe(201);
    expect((await shopper.visit('/service/registration/api/v1/customers/me')).status).toBe(200);
    expect(await counts(db)).toMatchObject({ accounts: 2, customers: 2, keys: 2 });
  },
);

it.skipIf(noPair)('leaves a server that lets nobody write any more', async (test) => {
  const pair = await startPair();
  test.onTestFinished(pair.stop);
  const db = await openPostgres(pair.url('postgres'));
  test.onTestFinished(async () => await db.destroy());
  const write = async () =>
    await db.insertInto('setting').values({ name: randomUUID(), value: '' }).execute();
  await write();
  const [first] = pair.ports;
  await ask(pair.url('postgres', [first]), 'alter system set default_transaction_read_only = on');
  await ask(pair.url('postgres', [first]), 'select pg_reload_conf()');
  await expect.poll(async () => await write().then(() => 'written', String)).toContain('read');
  await pair.promote();
  await write();
});
