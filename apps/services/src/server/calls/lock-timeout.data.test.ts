import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAppDir } from '../../../test-support/app-dir.ts';
import { createPostgresDatabase, noPostgres } from '../../../test-support/databases.ts';
import { checkoutRequest, customersCard } from '../../../test-support/every-flow.ts';
import { untilSomeoneWaits } from '../../../test-support/held-table.ts';
import { germanFields, germanRequest } from '../../../test-support/registrations.ts';
import { shownPage, toldOn } from '../../../test-support/shown-page.ts';
import { storedOf } from '../../../test-support/stored.ts';
import { createTestApp } from '../../../test-support/app-on-database.ts';
import { codesOf, createVisitor } from '../../../test-support/visitor.ts';
import { lockCustomer } from '../../core/customers/save-customer.ts';
import { saveAddress } from '../../core/customers/save-address.ts';
import { openPostgres } from '../../core/database/open-postgres.ts';
import type { Database } from '../../core/database/schema.ts';

// The embedded database has one connection, so no other process can be in the middle of a transaction there.
describe.skipIf(noPostgres)('a registration that meets another process in the middle of its own', () => {
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

  it('is told to come back while its first attempt hangs, and succeeds once that is gone', async () => {
    const { appDir, remove } = await createAppDir();
    const { send } = await createTestApp(db, { APP_DIR: appDir });
    const { register } = createVisitor(send);
    const key = randomUUID();
    const request = germanRequest();
    const fields = germanFields();
    const { postForm } = createVisitor(send);

    const hanging = await db.startTransaction().execute();
    await hanging
      .insertInto('claim')
      .values({ id: randomUUID(), key, fingerprint: 'x', login_id: randomUUID(), answer: '{}' })
      .execute();
    const [early, form] = await Promise.all([
      register(request, key),
      postForm({ ...fields, idempotencyKey: key }),
    ]);
    await hanging.rollback().execute();
    const [late, lateForm] = [await register(request, key), await postForm(fields)];

    expect(early.status).toBe(409);
    expect(early.headers.get('Retry-After')).toBe('1');
    expect(await codesOf(early)).toEqual(['REQUEST_IN_PROGRESS']);
    expect(form.status).toBe(409);
    expect(toldOn(await shownPage(form))).toEqual(['inProgress', 'password: passwordAgain']);
    expect([late.status, lateForm.status]).toEqual([201, 303]);
    await remove();
  });

  it('waits for who is changing the customer, and is judged by what is then true', async () => {
    const { appDir, remove } = await createAppDir();
    const { send } = await createTestApp(db, { APP_DIR: appDir });
    const { post } = createVisitor(send);
    const { loginId }: { loginId: string } = await (await post(checkoutRequest('required'))).json();

    const moving = await db.startTransaction().execute();
    await lockCustomer(moving, loginId);
    await saveAddress(moving, loginId, 'invoice', { countryCode: 'AT' });
    const waiting = post(customersCard('PLASTIC'));
    await untilSomeoneWaits(db);
    await moving.commit().execute();

    expect((await waiting).status).toBe(422);
    expect(await storedOf(db, loginId)).toMatchObject({ card: undefined, invoice: { countryCode: 'AT' } });
    await remove();
  });
});
