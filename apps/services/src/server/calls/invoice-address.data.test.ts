import type { Address } from '@crema/flow-domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../../test-support/databases.ts';
import { germanRequest } from '../../../test-support/registrations.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { codesOf, createVisitor } from '../../../test-support/visitor.ts';
import { fromAddressRow } from '../../core/database/columns.ts';
import type { Database } from '../../core/database/schema.ts';

const base = '/service/registration/api/v1';
const address: Address = {
  salutation: 'MRS',
  firstName: 'Anna',
  lastName: 'Muster',
  countryCode: 'DE',
  extraLine: '',
  postalCode: '50667',
  postalTown: 'Köln',
  streetAddress: 'Kaffeestraße 12',
  phoneNumber: '',
};

describe.each(databases)('the invoice address of a customer, on $name,', ({ open }) => {
  let db: Database;
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp({ open });
    ({ db } = app);
  });
  afterAll(async () => await app.close());

  /** Registers a customer and returns the browser that is logged in. */
  async function customer() {
    const browser = createVisitor(app.send);
    const registered: { loginId: string } = await (await browser.post(germanRequest())).json();
    const { loginId } = registered;
    const send = async (method: 'POST' | 'PUT', path: string, body: unknown, headers = {}) =>
      await browser.visit(`${base}${path}`, {
        method,
        headers: {
          'Content-Type': 'application/json',
          'X-CSRF-Token': browser.cookies.get('__Host-csrf') ?? '',
          'X-Site': 'DE',
          ...headers,
        },
        body: JSON.stringify(body),
      });
    const body = (regular: Address, as = loginId, uuid?: string) => ({
      loginId: as,
      ...(uuid === undefined ? {} : { uuid }),
      data: { address: { regular } },
    });
    return {
      ...browser,
      loginId,
      post: async (regular: Address = address, as?: string, uuid?: string) =>
        await send('POST', '/address/invoice', body(regular, as, uuid)),
      put: async (uuid: string, regular: Address = address, as = loginId) =>
        await send('PUT', `/customers/${as}/invoice-address/${uuid}`, body(regular, as)),
      send,
    };
  }
  const uuidOf = async (response: Response) => {
    const { success, uuid }: { success: boolean; uuid: string } = await response.json();
    expect(success).toBe(true);
    return uuid;
  };
  /** The uuids and addresses of a customer. */
  const rowsOf = async (loginId: string): Promise<[string, Address][]> => {
    const rows = await db.selectFrom('address').selectAll().where('login_id', '=', loginId).execute();
    return rows.map((row) => [row.id, fromAddressRow(row)]);
  };

  it('is saved the first time and changed afterwards under the same uuid', async () => {
    const anna = await customer();
    const uuid = await uuidOf(await anna.post());
    expect(await rowsOf(anna.loginId)).toEqual([[uuid, address]]);

    const moved = { ...address, postalCode: ' D-20354 ', postalTown: 'Hamburg', streetAddress: 'Domplatz 1' };
    expect(await uuidOf(await anna.put(uuid, moved))).toBe(uuid);
    expect(await rowsOf(anna.loginId)).toEqual([[uuid, { ...moved, postalCode: '20354' }]]);
  });

  it('sent twice is one', async () => {
    const anna = await customer();
    const uuids = await Promise.all([anna.post().then(uuidOf), anna.post().then(uuidOf)]);
    expect(new Set(uuids).size).toBe(1);
    expect(await rowsOf(anna.loginId)).toHaveLength(1);
  });

  it('says everything that is wrong at once, at the inputs of the form, and changes nothing', async () => {
    const anna = await customer();
    const response = await anna.post({ ...address, postalCode: '123', streetAddress: 'Kaffeestraße' });
    expect(response.status).toBe(422);
    expect(await codesOf(response)).toEqual([
      'address.postalCode: postalCodeFormat',
      'address.streetAddress: housenumberIsInvalid',
    ]);
    expect(await rowsOf(anna.loginId)).toEqual([]);
  });

  it('keeps the first name of the account, whatever is sent', async () => {
    const anna = await customer();
    await anna.post({ ...address, firstName: 'Eve' });
    const [[, saved] = []] = await rowsOf(anna.loginId);
    expect(saved?.firstName).toBe('Anna');
  });

  it('is nobody else’s to write', async () => {
    const [anna, eve] = [await customer(), await customer()];
    const uuid = await uuidOf(await anna.post());
    const refused = [
      await eve.post(address, anna.loginId),
      await eve.put(uuid, address, anna.loginId),
      await eve.put(uuid),
      await eve.post(address, eve.loginId, uuid),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 404, 404]);
    expect(await rowsOf(eve.loginId)).toEqual([]);
    expect(await rowsOf(anna.loginId)).toEqual([[uuid, address]]);
  });

  it('asks for a login, for the token of the session, and for a body of its shape', async () => {
    const anna = await customer();
    const body = { loginId: anna.loginId, data: { address: { regular: address } } };
    const statusOf = async (change: unknown, headers = {}) =>
      (await anna.send('POST', '/address/invoice', change, headers)).status;
    expect(await statusOf(body, { 'X-CSRF-Token': 'x' })).toBe(403);
    expect(await statusOf(body, { 'Content-Type': 'text/plain' })).toBe(415);
    expect(await statusOf(body, { 'X-Site': 'XX' })).toBe(400);
    expect(await statusOf({ ...body, extra: 1 })).toBe(400);
    expect(await statusOf({ ...body, data: { address: { regular: { ...address, floorDoor: '3' } } } })).toBe(
      400,
    );
    anna.cookies.clear();
    await anna.visit(`${base}/csrf`);
    expect(await statusOf(body)).toBe(401);
  });

  it('is told to the customer alone', async () => {
    const anna = await customer();
    const uuid = await uuidOf(await anna.post());
    const response = await anna.visit(`${base}/customers/me`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      loginId: anna.loginId,
      firstName: 'Anna',
      invoiceAddress: { uuid, address: { regular: address } },
    });
    const stranger = await createVisitor(app.send).visit(`${base}/customers/me`);
    expect(stranger.status).toBe(401);
  });

  it('has the provinces of Turkey and their districts to choose from', async () => {
    const visit = async (path: string) => await app.send(`/service/addressform/api/v1/cities/${path}`);
    const cities: { id: string; name: string }[] = await (await visit('tr')).json();
    expect(cities).toHaveLength(81);
    expect(cities).toContainEqual({ id: '34', name: 'İstanbul' });
    expect(await (await visit('34/districts/tr')).json()).toContainEqual({ name: 'Kadıköy' });
    expect((await visit('82/districts/tr')).status).toBe(404);
  });
});
