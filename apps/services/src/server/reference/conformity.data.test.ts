import { randomUUID } from 'node:crypto';
import type { JsonSchema } from '@valibot/to-json-schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { badBodies } from '../../../test-support/bad-bodies.ts';
import { callDocument, documentedCalls } from '../../../test-support/call-document.ts';
import { conforming, validatorOf } from '../../../test-support/conformity.ts';
import { communityRequest } from '../../../test-support/every-flow.ts';
import { publish, trackerRecord } from '../../../test-support/events.ts';
import { germanFields, germanRequest } from '../../../test-support/registrations.ts';
import { createTestApp } from '../../../test-support/app-on-database.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { createVisitor } from '../../../test-support/visitor.ts';
import type { Database } from '../../core/database/schema.ts';
import { sampleFile } from '../../core/product-ids/product-ids.ts';
import { Overloaded } from '../../core/limits/slots.ts';
import { addressExample, formExample, receiptExample } from './examples.ts';

const api = '/service/registration/api/v1';
const { schemas } = callDocument.components;

describe('the document and the server', () => {
  let db: Database;
  let appDir: string;
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp({ env: { PRODUCT_IDS_FILE: sampleFile } });
    ({ db, appDir } = app);
  });
  afterAll(async () => await app.close());

  /** A visitor whose every answer is compared with the document. */
  function watch(send = app.send) {
    const watched = conforming(send);
    const visitor = createVisitor(watched.send);
    const write = async (
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ) => {
      if (!visitor.cookies.has('__Host-csrf')) await visitor.askForToken();
      return await visitor.visit(path.startsWith('/service/') ? path : api + path, {
        method,
        headers: {
          'Content-Type': 'application/json',
          'X-CSRF-Token': visitor.cookies.get('__Host-csrf') ?? '',
          'X-Site': 'DE',
          'Api-Version': '2',
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
    };
    return { ...watched, visitor, write };
  }

  /** The id that a customer has after registering. */
  async function registered({ visitor }: ReturnType<typeof watch>): Promise<string> {
    const { loginId }: { loginId: string } = await (await visitor.post(germanRequest())).json();
    return loginId;
  }

  it('agree on registrations, whatever comes of them', async () => {
    const { visitor, faults, answered } = watch();
    const [request, key] = [germanRequest(), randomUUID()];
    await visitor.post(communityRequest());
    await visitor.post(request, key);
    await visitor.post(request, key);
    await visitor.post({ ...germanRequest(), email: '' });
    await createVisitor(watch().send).post(request, randomUUID());
    await visitor.post(communityRequest(), key);
    await visitor.post('{');
    await visitor.post(germanRequest(), randomUUID(), { 'Content-Type': 'text/plain' });
    await visitor.post(germanRequest(), randomUUID(), { 'X-CSRF-Token': '' });
    await visitor.post(`"${'x'.repeat(70_000)}"`);
    expect(faults).toEqual([]);
    const statuses = [401, 201, 201, 422, 409, 400, 415, 403, 413];
    expect(answered).toEqual(['csrf 204', ...statuses.map((status) => `register ${status}`)]);
  });

  it('agree on a taken address, a crowd, and a sender who comes too often', async () => {
    const { visitor, faults, answered } = watch();
    const email = `anna.${randomUUID()}@example.org`;
    await visitor.post(germanRequest(email));
    const other = watch();
    await other.visitor.post(germanRequest(email));
    const limited = await createTestApp(db, {
      APP_DIR: appDir,
      RATE_LIMITS: 'on',
      RATE_LIMIT_SESSION: '1/1',
    });
    const often = watch(limited.send);
    for (let time = 0; time < 3; time += 1) await often.visitor.post({ ...germanRequest(), email: '' });
    const crowded = await createTestApp(
      db,
      { APP_DIR: appDir },
      {
        slots: {
          take: () => {
            throw new Overloaded();
          },
        },
      },
    );
    const crowd = watch(crowded.send);
    await crowd.visitor.post(germanRequest());
    expect([...faults, ...other.faults, ...often.faults, ...crowd.faults]).toEqual([]);
    expect(answered).toContain('register 201');
    expect(other.answered).toContain('register 422');
    expect(often.answered).toContain('register 429');
    expect(crowd.answered).toContain('register 503');
  });

  it('agree on events of tracking, whatever comes of them', async () => {
    const { send, faults, answered } = watch();
    const record = trackerRecord();
    await publish(send, record);
    await publish(send, record);
    await publish(send, record, { 'Api-Version': '3' });
    await publish(send, { ...record, consent: 7 });
    await publish(send, record, { Origin: 'https://evil.example' });
    await publish(send, record, { 'Content-Type': 'text/plain' });
    await publish(send, { ...record, more: 'x'.repeat(70_000) });
    const limits = { RATE_LIMITS: 'on', EVENT_LIMIT_ADDRESS: '1/1', EVENT_LIMIT_SESSION: '1/1' };
    const limited = await createTestApp(db, { APP_DIR: appDir, ...limits });
    const often = watch(limited.send);
    await often.visitor.askForToken();
    for (let time = 0; time < 2; time += 1) await publish(often.visitor.visit, trackerRecord());
    expect([...faults, ...often.faults]).toEqual([]);
    const statuses = [204, 204, 400, 400, 403, 415, 413];
    expect(answered).toEqual(statuses.map((status) => `publishEvent ${status}`));
    expect(often.answered).toEqual(['csrf 204', 'publishEvent 204', 'publishEvent 429']);
  });

  it('agree on receipts of tracking', async () => {
    const { write, faults, answered } = watch();
    await write('POST', '/receipts', receiptExample);
    await write('POST', '/receipts', { id: randomUUID(), words: ['ttruth=works'] });
    await write('POST', '/receipts', { words: ['x'] });
    expect(faults).toEqual([]);
    expect(answered).toEqual(['csrf 204', 'receipt 204', 'receipt 204', 'receipt 400']);
  });

  it('agree on what a customer asks for', async () => {
    const all = watch();
    const { visitor, write, faults, answered } = all;
    await visitor.visit(`${api}/customers/me`);
    await visitor.visit(`${api}/customers/me/consents`);
    await write('DELETE', '/customers/me/consents/newsletter');
    const loginId = await registered(all);
    const address = { ...addressExample, loginId };
    const { uuid }: { uuid: string } = await (await write('POST', '/address/invoice', address)).json();
    await write('PUT', `/customers/${loginId}/invoice-address/${uuid}`, address);
    await write('PUT', `/customers/${loginId}/invoice-address/${randomUUID()}`, address);
    await write('POST', '/address/invoice', addressExample);
    await write('POST', '/address/invoice', {
      loginId,
      data: { address: { regular: { ...address.data.address.regular, streetAddress: 'Kaffeestraße' } } },
    });
    await visitor.visit(`${api}/customers/me`);
    await visitor.visit(`${api}/customers/me/consents`);
    await write('DELETE', '/customers/me/consents/newsletter');
    await write('DELETE', '/customers/me/consents/guest');
    expect(faults).toEqual([]);
    expect(answered).toEqual([
      'customer 401',
      'customerConsents 401',
      'csrf 204',
      'withdrawConsent 401',
      'register 201',
      'saveInvoiceAddress 200',
      'changeInvoiceAddress 200',
      'changeInvoiceAddress 404',
      'saveInvoiceAddress 403',
      'saveInvoiceAddress 422',
      'customer 200',
      'customerConsents 200',
      'withdrawConsent 204',
      'withdrawConsent 404',
    ]);
  });

  it('agree on documents, places and addresses to be judged, of pages and of frames', async () => {
    const { visitor, write, faults, answered } = watch();
    for (const path of ['cities/tr', 'cities/34/districts/tr', 'cities/340/districts/tr'])
      await visitor.visit(`/service/addressform/api/v1/${path}`);
    for (const site of ['DE', 'TR', '']) await visitor.visit(`${api}/consent-documents?site=${site}`);
    await write('POST', '/validateAddress', { country: 'BR', zipcode: '01', activeField: 'zipcode' });
    await write('POST', '/validateAddress', { country: 'DE' });
    for (const path of ['/embed/service/cookies', `/embed${api}/csrf`]) {
      await visitor.visit(path);
      await visitor.visit(path, { headers: { Origin: 'https://evil.example' } });
    }
    expect(faults).toEqual([]);
    expect([...new Set(answered)].toSorted()).toEqual([
      'consentDocuments 200',
      'cookieTest 200',
      'cookieTest 403',
      'csrf 204',
      'csrf 403',
      'turkishDistricts 200',
      'turkishDistricts 404',
      'turkishProvinces 200',
      'validateAddress 200',
      'validateAddress 400',
    ]);
  });

  it('agree on customer data for tracking, of visitors, customers and frames', async () => {
    const all = watch();
    const { visitor, faults, answered } = all;
    const call = '/service/customerfrontenddata/api/v1/psdata';
    const headers = { 'X-Site': 'DE', 'X-CSRF-Token': 'csrf', 'X-Triggered-By': 'tracking' };
    const ask = async () => {
      await visitor.visit(call, { headers });
      await visitor.visit('/json/psdata');
    };
    await ask();
    await registered(all);
    await ask();
    visitor.cookies.set('OptanonConsent', 'groups=C0003%3A1');
    await ask();
    await visitor.visit(call);
    await visitor.visit(`/embed${call}`, { headers: { ...headers, Origin: 'https://evil.example' } });
    expect(faults).toEqual([]);
    const both = ['customerData 200', 'oldCustomerData 200'];
    const rest = [...both, ...both, 'customerData 400', 'customerData 403'];
    expect(answered).toEqual([...both, 'csrf 204', 'register 201', ...rest]);
  });

  it('agree on new product ids', async () => {
    const { visitor, faults, answered } = watch();
    for (const ids of ['-id?old_product_id=100000001', '-id?old_product_id=999999999', '-id', '-ids'])
      await visitor.visit(`/service/productdata/api/new-product${ids}`);
    await visitor.visit('/service/productdata/api/new-product-ids?old_product_ids=100000001,999999999');
    expect(faults).toEqual([]);
    const one = [200, 404, 400].map((status) => `newProductId ${status}`);
    expect(answered).toEqual([...one, 'newProductIds 400', 'newProductIds 200']);
  });

  it('agree on forms without JavaScript', async () => {
    const { visitor, faults, answered } = watch();
    await visitor.visit('/service/registration/form/standalone-registration');
    await visitor.visit('/service/registration/form/nothing');
    await visitor.postForm(germanFields(), {}, 'nothing');
    await visitor.postForm(germanFields(), { Origin: '' });
    await visitor.postForm({ ...germanFields(), email: '' });
    await visitor.postForm({ ...formExample(), email: `form.${randomUUID()}@example.org` });
    expect(faults).toEqual([]);
    const statuses = [303, 404].map((status) => `getForm ${status}`);
    expect(answered).toEqual([...statuses, ...[404, 403, 422, 303].map((status) => `postForm ${status}`)]);
  });

  it('agree on the buttons of the page of consents, and on logging out', async () => {
    const all = watch();
    const { visitor, write, faults, answered } = all;
    const press = async (path: string, fields: Record<string, string> = {}) => {
      const csrfToken = visitor.cookies.get('__Host-csrf') ?? '';
      await visitor.visit(`/service/registration/${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Origin: 'http://127.0.0.1:3000',
          'Sec-Fetch-Site': 'same-origin',
        },
        body: new URLSearchParams({ site: 'DE', csrfToken, ...fields }).toString(),
      });
    };
    await registered(all);
    await press('withdrawal/guest');
    await press('withdrawal/newsletter', { csrfToken: 'former' });
    await press('withdrawal/newsletter');
    await press('logout', { csrfToken: 'former' });
    await press('logout', { long: 'x'.repeat(70_000) });
    for (const path of ['withdrawal/newsletter', 'logout'])
      await visitor.visit(`/service/registration/${path}`);
    const former = new Map(visitor.cookies);
    await press('logout');
    for (const [name, value] of former) visitor.cookies.set(name, value);
    await press('withdrawal/newsletter');
    await write('DELETE', '/session', undefined, { 'X-CSRF-Token': '' });
    await write('DELETE', '/session');
    expect(faults).toEqual([]);
    expect(answered).toEqual([
      'csrf 204',
      'register 201',
      ...[404, 403, 303].map((status) => `postWithdrawal ${status}`),
      ...[403, 413].map((status) => `postLogout ${status}`),
      'getWithdrawal 303',
      'getLogout 303',
      'postLogout 303',
      'postWithdrawal 401',
      'logOut 403',
      'logOut 204',
    ]);
  });

  const bodies = documentedCalls.flatMap(({ id, path, method, operation }) => {
    const { schema, examples } = operation.requestBody?.content['application/json'] ?? {};
    return schema && examples ? [{ id, path, method, schema, example: examples.accepted.value }] : [];
  });
  const resolve = (schema: JsonSchema): JsonSchema =>
    schema.$ref === undefined ? schema : resolve(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});

  it.each(bodies)('agree on what $id takes and refuses', async ({ id, path, method, schema, example }) => {
    const all = watch();
    const loginId = id.endsWith('InvoiceAddress') ? await registered(all) : '';
    const right = loginId === '' ? example : { ...example, loginId };
    const at = `/service${path}`.replace('{loginId}', loginId);
    const send = async (body: unknown, address: string) => {
      const to = at.replace('{uuid}', address);
      return await all.write(method, to, body, { 'Idempotency-Key': randomUUID() });
    };
    let uuid = '';
    if (at.includes('{uuid}')) ({ uuid } = await (await all.write('POST', '/address/invoice', right)).json());

    const validate = validatorOf(schema);
    const bad = badBodies(schema, right, resolve);
    // A receipt has two fields.
    expect(bad.length).toBeGreaterThan(id === 'receipt' ? 10 : 20);
    expect(bad.filter(({ body }) => validate(body)).map(({ name }) => name)).toEqual([]);
    const taken: string[] = [];
    for (const { name, body } of bad) {
      const { status } = await send(body, uuid);
      if (status !== 400) taken.push(`${name}: ${status}`);
    }
    expect(taken).toEqual([]);
    expect([validate(right), (await send(right, uuid)).status < 300]).toEqual([true, true]);
    expect(all.faults).toEqual([]);
  });
});
