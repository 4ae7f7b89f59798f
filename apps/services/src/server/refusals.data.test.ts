import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { communityRequest } from '../../test-support/every-flow.ts';
import { trackerRecord } from '../../test-support/events.ts';
import { germanFields, germanRequest } from '../../test-support/registrations.ts';
import { openTestApp, type TestApp } from '../../test-support/test-app.ts';
import { createVisitor } from '../../test-support/visitor.ts';
import {
  type Draft,
  pairsOf,
  type Wrong,
  wrongContent,
  wrongPath,
  withKey,
  withoutKey,
  wrongs,
} from '../../test-support/wrongs.ts';
import { receiptExample, reportExample } from './reference/examples.ts';
import { sampleFile } from '../core/product-ids/product-ids.ts';

const api = '/service/registration/api/v1';
const { address, method, length, type, origin, token, login, json, key, site, otherVersion } = wrongs;
const taken = randomUUID();
const street = { streetAddress: 'Kaffeestraße' };
const regular = {
  salutation: 'MRS',
  firstName: 'Anna',
  lastName: 'Muster',
  countryCode: 'DE',
  postalCode: '50667',
  postalTown: 'Köln',
  streetAddress: 'Kaffeestraße 12',
};
const addressContent = (loginId: string, changed = {}) => ({
  loginId,
  data: { address: { regular: { ...regular, ...changed } } },
});

/** A call, and its possible faults in the order in which they are reported. */
interface Call extends Pick<Draft, 'method' | 'path'> {
  readonly name: string;
  readonly content?: (loginId: string) => Draft['content'];
  readonly as?: Draft['as'];
  /** Headers that only this call has, or in place of those of every call. */
  readonly headers?: Draft['headers'];
  readonly wrongs: (loginId: string) => readonly Wrong[];
}

const anyWrite = [address, method, length, type, origin, token];
const usedKey = withKey(taken);
const notAsked = (content: Draft['content']) => wrongContent('an answer not asked for', 400, content);

const calls: readonly Call[] = [
  {
    name: 'a registration',
    method: 'POST',
    path: `${api}/registrations`,
    content: () => ({ ...germanRequest() }),
    wrongs: () => [
      ...anyWrite,
      json,
      key,
      withoutKey,
      site,
      notAsked({ address: regular }),
      wrongContent('a name that is missing', 422, { personalData: { firstName: '' } }),
      usedKey,
    ],
  },
  {
    name: 'a registration of a customer',
    method: 'POST',
    path: `${api}/registrations`,
    as: 'customer',
    content: () => ({ ...communityRequest() }),
    // The JSON of this call says that it needs a login.
    wrongs: () => [
      ...anyWrite,
      login,
      key,
      withoutKey,
      site,
      notAsked({ password: 'Kaffee und Kuchen 7' }),
      wrongContent('conditions that are not agreed to', 422, {
        consents: { communityConditions: { granted: false } },
      }),
      usedKey,
    ],
  },
  ...(['POST', 'PUT'] as const).map((how): Call => ({
    name: `an address by ${how}`,
    method: how,
    path: how === 'POST' ? `${api}/address/invoice` : `${api}/customers/:me/invoice-address/:address`,
    as: 'customer',
    content: addressContent,
    wrongs: (me) => [
      ...(how === 'POST' ? [address, method] : [method]),
      ...anyWrite.slice(2),
      login,
      json,
      key,
      site,
      notAsked(addressContent(me, { taxNumber: '1' })),
      wrongContent('a street without a number', 422, addressContent(me, street)),
    ],
  })),
  {
    name: 'an address to be judged',
    method: 'POST',
    path: `${api}/validateAddress`,
    content: () => ({ country: 'DE', zipcode: '50667', city: 'Köln', activeField: 'city' }),
    wrongs: () => [...anyWrite, json, key],
  },
  {
    name: 'an event of tracking',
    method: 'POST',
    path: '/service/ttruth/publish',
    content: () => trackerRecord(),
    wrongs: () => [
      address,
      method,
      length,
      type,
      origin,
      otherVersion,
      json,
      wrongContent('a field of another type', 400, { hostname: 7 }),
    ],
  },
  {
    name: 'a logout',
    method: 'DELETE',
    path: `${api}/session`,
    wrongs: () => anyWrite,
  },
  ...['csrf', 'consent-documents', 'customers/me', 'customers/me/consents'].map((path): Call => ({
    name: path,
    method: 'GET',
    path: `${api}/${path}`,
    as: 'customer',
    wrongs: () => [address, method, ...(path.startsWith('customers/') ? [login] : [])],
  })),
  {
    name: 'a consent that is taken back',
    method: 'DELETE',
    path: `${api}/customers/me/consents/newsletter`,
    as: 'customer',
    // It has no content that could be wrong.
    wrongs: () => [method, address, length, type, origin, token, login],
  },
  ...[`${api}/csrf`, `${api}/consent-documents`, '/service/cookies'].map((path): Call => ({
    name: `${path} of a frame`,
    method: 'GET',
    path: `/embed${path}`,
    wrongs: () => [...(path.includes('/api/') ? [address] : []), method, origin],
  })),
  ...['openapi.json', 'reference', 'events'].map((path): Call => ({
    name: path,
    method: 'GET',
    path: `/service/${path}`,
    wrongs: () => [address, method],
  })),
  ...['cities/tr', 'cities/34/districts/tr'].map((path): Call => ({
    name: path,
    method: 'GET',
    path: `/service/addressform/api/v1/${path}`,
    wrongs: () => [address, method],
  })),
  {
    name: 'customer data for tracking',
    method: 'GET',
    path: '/service/customerfrontenddata/api/v1/psdata',
    as: 'customer',
    headers: { 'X-CSRF-Token': 'csrf', 'X-Triggered-By': 'tracking' },
    wrongs: () => [address, method, site, { ...token, name: 'no placeholder', status: 400 }],
  },
  {
    name: 'customer data for tracking in the old format',
    method: 'GET',
    path: '/json/psdata',
    as: 'customer',
    wrongs: () => [address, method],
  },
  {
    name: 'a receipt of tracking',
    method: 'POST',
    path: `${api}/receipts`,
    content: () => receiptExample,
    wrongs: () => [
      address,
      method,
      length,
      type,
      origin,
      json,
      wrongContent('a word of no channel', 400, { words: ['anna@example.org=sent'] }),
    ],
  },
  {
    name: 'a report of a page',
    method: 'POST',
    path: '/service/monitoring/api/v1/reports',
    content: () => reportExample,
    wrongs: () => [
      address,
      method,
      length,
      type,
      origin,
      json,
      key,
      wrongContent('no lines', 400, { lines: [] }),
    ],
  },
  {
    name: 'a new product id',
    method: 'GET',
    path: '/service/productdata/api/new-product-id?old_product_id=100000001',
    wrongs: () => [
      wrongPath('an address that is none', 404, 'product-id', 'product-idx'),
      method,
      wrongPath('an id of eight digits', 400, '=100000001', '=10000000'),
      wrongPath('an id that is not in the table', 404, '=100000001', '=999999999'),
    ],
  },
  {
    name: 'new product ids',
    method: 'GET',
    path: '/service/productdata/api/new-product-ids?old_product_ids=100000001,999999999',
    wrongs: () => [
      wrongPath('an address that is none', 404, 'product-ids', 'product-idsx'),
      method,
      wrongPath('an id of eight digits', 400, '=100000001', '=10000000'),
    ],
  },
  {
    name: 'a form',
    method: 'POST',
    path: '/service/registration/form/standalone-registration',
    content: () => ({ ...germanFields(), site: 'DE' }),
    wrongs: () => [
      address,
      method,
      length,
      type,
      origin,
      wrongContent('half a character', 400, { 'personalData.lastName': '\0' }),
      wrongContent('a name that is missing', 422, { 'personalData.firstName': '' }),
    ],
  },
  {
    name: 'the form of an address',
    method: 'POST',
    path: '/service/registration/form/address-input',
    as: 'customer',
    content: () => ({
      site: 'DE',
      csrfToken: ':token',
      ...Object.fromEntries(Object.entries(regular).map(([part, value]) => [`address.${part}`, value])),
    }),
    wrongs: () => [
      address,
      method,
      length,
      type,
      origin,
      wrongContent('no token', 403, { csrfToken: '' }),
      login,
      wrongContent('half a character', 400, { 'address.lastName': '\0' }),
      wrongContent('a street without a number', 422, { 'address.streetAddress': 'Kaffeestraße' }),
    ],
  },
  {
    name: 'the button of a withdrawal',
    method: 'POST',
    path: '/service/registration/withdrawal/newsletter',
    as: 'customer',
    content: () => ({ site: 'DE', csrfToken: ':token' }),
    wrongs: () => [method, length, type, origin, wrongContent('no token', 403, { csrfToken: '' }), login],
  },
  {
    name: 'the button of a logout',
    method: 'POST',
    path: '/service/registration/logout',
    wrongs: () => [address, method, length, type, origin],
  },
];

const isForm = (path: string) => /\/registration\/(?!api\/)/.test(path);

describe('what is wrong in several ways is told the first of them', () => {
  let app: TestApp;
  const browsers = new Map<string, ReturnType<typeof createVisitor>>();
  const own = { loginId: '', uuid: '' };

  const cookie = (as: string, name: string) => browsers.get(as)?.cookies.get(name) ?? '';
  const filled = (text: string, as: string) =>
    text
      .replace(':me', own.loginId)
      .replace(':address', own.uuid)
      .replace('%3Atoken', cookie(as, '__Host-csrf'));

  beforeAll(async () => {
    app = await openTestApp({ env: { PRODUCT_IDS_FILE: sampleFile } });
    const [visitor, customer] = [createVisitor(app.send), createVisitor(app.send)];
    await visitor.askForToken();
    browsers.set('visitor', visitor).set('customer', customer);
    const answer: { loginId: string } = await (await customer.post(germanRequest(), taken)).json();
    own.loginId = answer.loginId;
    const saved = await ask({ ...draftOf(findCall('an address by POST')), headers: headersOf('customer') });
    const { uuid }: { uuid: string } = await saved.json();
    own.uuid = uuid;
  });
  afterAll(async () => await app.close());

  const findCall = (name: string) => {
    const call = calls.find((each) => each.name === name);
    if (!call) throw new Error(name);
    return call;
  };
  const headersOf = (as: Draft['as']): Draft['headers'] => ({
    Origin: 'http://127.0.0.1:3000',
    'Sec-Fetch-Site': 'same-origin',
    'Content-Type': 'application/json',
    'X-CSRF-Token': cookie(as, '__Host-csrf'),
    'X-Site': 'DE',
    'Idempotency-Key': randomUUID(),
    'Api-Version': '2',
  });
  const draftOf = ({ method, path, as = 'visitor', content, headers }: Call): Draft => ({
    method,
    path,
    as,
    tail: '',
    content: content?.(own.loginId) ?? {},
    headers: {
      ...headersOf(as),
      ...(isForm(path) ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {}),
      ...headers,
    },
  });
  /** Sends a request. A token belongs to a session, so a request in another visitor's name has that visitor's token. */
  async function ask({ method, path, headers, content, tail, as }: Draft): Promise<Response> {
    const cookies = [...(browsers.get(as)?.cookies ?? [])].map((each) => each.join('='));
    const body = isForm(path)
      ? new URLSearchParams(Object.entries(content).map(([name, value]) => [name, String(value)])).toString()
      : JSON.stringify(content);
    const { 'X-CSRF-Token': token = '' } = headers;
    const sentToken = ['', 'csrf'].includes(token) ? token : cookie(as, '__Host-csrf');
    return await app.send(filled(path, as), {
      method,
      redirect: 'manual',
      headers: { ...headers, 'X-CSRF-Token': sentToken, Cookie: cookies.join('; ') },
      ...(method === 'GET' ? {} : { body: filled(body, as) + tail }),
    });
  }

  it.each(calls)('$name', async (call) => {
    const told: string[] = [];
    const expected: string[] = [];
    for (const [first, later] of pairsOf(call.wrongs(own.loginId))) {
      const answer = await ask(later.make(first.make(draftOf(call))));
      told.push(`${first.name}, ${later.name}: ${answer.status}`);
      expected.push(`${first.name}, ${later.name}: ${first.status}`);
      if (answer.status === 405)
        expect(answer.headers.get('Allow')).toMatch(/^(?:GET, HEAD|POST|PUT|DELETE)/);
    }
    expect(told).toEqual(expected);
    expect((await ask(draftOf(call))).status).toBeLessThan(400);
  });

  it('a page is there to be read, and nothing else', async () => {
    const [page, file, nothing] = await Promise.all(
      ['/signup', '/favicon.svg', '/nowhere'].map((path) => app.send(path, { method: 'POST' })),
    );
    expect([page?.status, file?.status, nothing?.status]).toEqual([405, 405, 404]);
    expect(page?.headers.get('Allow')).toBe('GET, HEAD');
  });

  it.each(['/service/registration/api', '/service/registration/api/v2/csrf', '/service/x/api/signup'])(
    'a page is never given to who asks for data: %s',
    async (path) => {
      const answer = await app.send(path, { headers: { Accept: 'text/html' } });
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([404, 'application/json']);
    },
  );
});
