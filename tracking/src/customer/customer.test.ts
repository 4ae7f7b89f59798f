import { describe, expect, test } from 'vitest';
import type { HttpResponse } from '../browser/page-window.ts';
import type { InstallOptions } from '../api/options.ts';
import type { InitialPageData } from '../messages/schema/initial-page-data.ts';
import type { EventMessage, PageMessage } from '../messages/schema/parse-message.ts';
import { createHost } from '../../test/doubles/create-host.ts';
import { consentCookie } from '../../test/doubles/fake-environment.ts';
import type { Surroundings } from '../../test/doubles/fake-environment.ts';
import { createFakeServices } from '../../test/doubles/fake-services.ts';
import { openPage } from '../../test/doubles/open-page.ts';
import { settle } from '../../test/doubles/run-example.ts';
import { start } from './customer.ts';

const newCall = '/service/customerfrontenddata/api/v1/psdata';
const oldCall = '/json/psdata';
const newData = {
  tracking: { loginStatus: 'LOGGED_IN', customerTypes: { overall: 'NEW_CUSTOMER' } },
  customer: { identifiers: { partnerGuid: 'guid-1' }, email: { base64: 'YWRh' }, age: 42 },
};
const oldData = { ga_psdata: { loginStatusOfSession: 'LOGGED_IN', sapGuid: 'sap-1', scoutUser: true } };
const known = {
  user_type: 'logged_in',
  customer_id: 'guid-1',
  customer_type: 'NEW_CUSTOMER',
  age: 42,
};
const pageOf = (data: InitialPageData = {}): PageMessage => ({ name: 'InitialPageData', data });

/** The cookies of a visitor who has agreed to statistics, with a long-term token. */
const cookiesWith = (lid: string) =>
  `${consentCookie('C0003')}; crema_ltt=e30.${Buffer.from(JSON.stringify({ lid })).toString('base64url')}.s`;

function setUp(surroundings: Surroundings = {}, options: InstallOptions = {}) {
  const fake = createFakeServices(surroundings);
  const held: ((answer: HttpResponse) => void)[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  let hold = false;
  const page = createHost(
    options,
    { cookies: cookiesWith('token-1'), ...surroundings },
    {
      fetch: (url, call) => {
        signals.push(call?.signal);
        const answer = fake.services.fetch(url, call);
        return hold ? new Promise((give) => held.push(give)) : answer;
      },
    },
  );
  const part = start(page.host);
  const customer = (of: PageMessage) => {
    const told = part.customer?.(of);
    return () => told?.();
  };
  return {
    ...page,
    prepare: (message: PageMessage | EventMessage) => part.prepare?.(message),
    customer,
    /** Returns the current customer data for a page of this kind. */
    fields: (of = pageOf()) => customer(of)(),
    answer: (answers: Surroundings['answers']) => answers && fake.alter({ answers }),
    calls: fake.calls,
    signals,
    /** From now on answers come when the test gives them. */
    holdAnswers: () => {
      hold = true;
      return (number: number, body: unknown) =>
        held[number]?.({
          ok: true,
          status: 200,
          text: () => Promise.resolve(''),
          json: () => (body instanceof Error ? Promise.reject(body) : Promise.resolve(body)),
        });
    },
  };
}

describe('What the page exposes', () => {
  test('is read without a call, in the new format', () => {
    const { prepare, fields, calls } = setUp({ exposed: newData });
    expect(prepare(pageOf())).toBe(true);
    expect(fields()).toEqual(known);
    expect(calls).toEqual([]);
  });

  test('is read without a call, in the old format', () => {
    const { prepare, fields, calls } = setUp({ exposed: oldData });
    expect(prepare(pageOf())).toBe(true);
    expect(fields()).toEqual({ user_type: 'logged_in', customer_id: 'sap-1', scout_user: true });
    expect(calls).toEqual([]);
  });

  test('counts in the new format where both are there', () => {
    const { prepare, fields } = setUp({ exposed: { ...oldData, ...newData } });
    prepare(pageOf());
    expect(fields()).toEqual(known);
  });

  test('also if the visitor is logged out', () => {
    const exposed = { ...oldData, tracking: { loginStatus: 'LOGGED_OUT' } };
    const { prepare, fields, calls } = setUp({ exposed });
    expect(prepare(pageOf())).toBe(true);
    expect(fields()).toBeUndefined();
    expect(calls).toEqual([]);
  });

  test('is read again for each page', () => {
    const { prepare, fields, browser } = setUp({ exposed: newData });
    prepare(pageOf());
    browser.exposed['tracking'] = { loginStatus: 'REMEMBERED' };
    expect(prepare(pageOf())).toBe(true);
    expect(fields()).toMatchObject({ user_type: 'remembered_user' });
  });

  test.each([
    ['texts', { tracking: 'LOGGED_IN', customer: 'guid', ga_psdata: 'LOGGED_IN' }],
    ['lists', { tracking: ['LOGGED_IN'], ga_psdata: [true] }],
    ['something else of that name', { tracking: { id: 'UA-1' }, customer: { age: 1 }, ga_psdata: {} }],
    ['a login status of another type', { tracking: { loginStatus: { toString: null } } }],
    ['inherited', { tracking: Object.create({ loginStatus: 'LOGGED_IN' }) }],
    [
      'something that throws',
      {
        get tracking() {
          throw new Error('hands off');
        },
      },
    ],
  ])('is not taken for customer data if it is %s', async (_what, exposed) => {
    const { prepare, fields, calls, browser } = setUp({ answers: { [newCall]: { body: newData } } });
    Object.defineProperties(browser.exposed, Object.getOwnPropertyDescriptors(exposed));
    expect(prepare(pageOf())).toBe(false);
    await settle();
    expect(calls).toHaveLength(1);
    expect(fields()).toEqual(known);
  });
});

describe('The call', () => {
  test('names site, token and trigger, and is a plain GET', async () => {
    const page = setUp({ answers: { [newCall]: { body: newData } } });
    const message = pageOf();
    expect(page.prepare(message)).toBe(false);
    expect(page.fields()).toBeUndefined();
    await settle();
    expect(page.calls).toMatchObject([
      {
        url: newCall,
        headers: {
          'X-Site': 'DE',
          'X-Long-Term-Token': 'token-1',
          'X-CSRF-Token': 'csrf',
          'X-Triggered-By': 'tracking',
        },
      },
    ]);
    expect(page.calls[0]?.method ?? 'GET').toBe('GET');
    expect(page.resumed()).toBe(1);
    expect(page.prepare(message)).toBe(true);
    expect(page.fields()).toEqual(known);
    expect(page.timers()).toBe(0);
  });

  test.each([
    ['de', 'DE'],
    ['ch', 'CH'],
    ['ch_fr', 'CH'],
    ['tr', 'TR'],
  ])('names the site %s as %s, and without statistics no token', async (site, name) => {
    const { prepare, calls } = setUp(
      { cookies: cookiesWith('token-1').replace('C0003%3A1', 'C0003%3A0') },
      { site },
    );
    prepare(pageOf());
    await settle();
    expect(calls[0]?.headers).toEqual({
      'X-Site': name,
      'X-CSRF-Token': 'csrf',
      'X-Triggered-By': 'tracking',
    });
  });

  test('is made once for a page, however often it is asked about', async () => {
    const { prepare, calls, resumed } = setUp({ answers: { [newCall]: { body: newData } } });
    const message = pageOf();
    expect(prepare(message)).toBe(false);
    expect(prepare(message)).toBe(false);
    await settle();
    expect(prepare(message)).toBe(true);
    expect(calls).toHaveLength(1);
    expect(resumed()).toBe(1);
  });

  test('is made once for all pages, also for those that come before the answer', async () => {
    const { prepare, fields, calls, resumed } = setUp({ answers: { [newCall]: { body: newData } } });
    expect(prepare(pageOf())).toBe(false);
    const second = pageOf();
    expect(prepare(second)).toBe(false);
    await settle();
    expect(prepare(second)).toBe(true);
    expect(prepare(pageOf())).toBe(true);
    expect(fields()).toEqual(known);
    expect(calls).toHaveLength(1);
    expect(resumed()).toBe(1);
  });

  test('goes to the old format where the new one is not found', async () => {
    const { prepare, fields, calls, printed } = setUp({ answers: { [oldCall]: { body: oldData } } });
    prepare(pageOf());
    await settle();
    expect(calls.map(({ url }) => url)).toEqual([newCall, oldCall]);
    expect(fields()).toMatchObject({ customer_id: 'sap-1' });
    expect(printed).toEqual([]);
  });

  test.each(['localhost', 'de.localhost'])('is not made on %s, which is warned of once', (hostname) => {
    const { prepare, fields, calls, printed } = setUp({ url: `http://${hostname}:3000/` });
    expect(prepare(pageOf())).toBe(true);
    expect(prepare(pageOf())).toBe(true);
    expect(fields()).toBeUndefined();
    expect(calls).toEqual([]);
    expect(printed).toEqual(['There is no psdata on localhost.']);
  });

  test('is made on hosts that are only called alike', () => {
    const { prepare } = setUp({ url: 'https://localhost.example/' });
    expect(prepare(pageOf())).toBe(false);
  });

  test('is not needed on localhost where the page exposes customer data', () => {
    const { prepare, fields, printed } = setUp({ exposed: newData, url: 'http://localhost/' });
    prepare(pageOf());
    expect(fields()).toEqual(known);
    expect(printed).toEqual([]);
  });
});

describe('The shop is asked again', () => {
  const remembered = { tracking: { loginStatus: 'REMEMBERED' } };
  const did = (event_category: string, event_action: string): EventMessage => ({
    name: 'CustomEventData',
    data: { event_category, event_action },
  });

  test.each([
    did('login', 'success'),
    did('Login', 'form completed'),
    did('webshop login', 'successful'),
    did('registration', 'completed'),
    did('navigation', 'logout'),
    did('logout', 'click'),
  ])('for the page after %j, and no page since has the data from before', async (event) => {
    const { prepare, fields, answer, calls } = setUp({ answers: { [newCall]: { body: newData } } });
    prepare(pageOf());
    await settle();
    expect(prepare(event)).toBe(true);
    expect(calls).toHaveLength(1);
    answer({ [newCall]: { body: remembered } });
    const next = pageOf();
    expect(prepare(next)).toBe(false);
    expect(fields(next)).toBeUndefined();
    await settle();
    expect(prepare(next)).toBe(true);
    expect(fields(next)).toEqual({ user_type: 'remembered_user' });
    expect(prepare(pageOf())).toBe(true);
    expect(calls).toHaveLength(2);
  });

  test.each<EventMessage>([
    did('login', 'error'),
    did('login', 'click'),
    did('cta', 'success'),
    { name: 'CustomEventData', data: {} },
    { name: 'LeadData', data: { lead_id: 'login success' } },
    { name: 'EcommerceEventData', data: { event: 'purchase' } },
  ])('but not after %j', async (event) => {
    const { prepare, calls } = setUp({ answers: { [newCall]: { body: newData } } });
    prepare(pageOf());
    await settle();
    expect(prepare(event)).toBe(true);
    expect(prepare(pageOf())).toBe(true);
    expect(calls).toHaveLength(1);
  });

  test('by another long-term token, once that is in the cookie', async () => {
    const { prepare, change, calls } = setUp({ answers: { [newCall]: { body: newData } } });
    prepare(pageOf());
    await settle();
    change({ cookies: cookiesWith('token-2') });
    expect(prepare(pageOf())).toBe(false);
    await settle();
    expect(calls.map(({ headers }) => headers?.['X-Long-Term-Token'])).toEqual(['token-1', 'token-2']);
    expect(prepare(pageOf())).toBe(true);
    expect(calls).toHaveLength(2);
  });

  test('after a page with customer data, by a page without them', async () => {
    const { prepare, fields, browser, calls } = setUp({ answers: { [newCall]: { body: remembered } } });
    prepare(pageOf());
    await settle();
    Object.assign(browser.exposed, newData);
    prepare(pageOf());
    expect(fields()).toEqual(known);
    delete browser.exposed['tracking'];
    expect(prepare(pageOf())).toBe(false);
    expect(fields()).toBeUndefined();
    await settle();
    expect(fields()).toEqual({ user_type: 'remembered_user' });
    expect(calls).toHaveLength(2);
  });

  test('when it has failed to answer, but no earlier', async () => {
    const { prepare, fields, answer, calls, printed } = setUp({ answers: { [newCall]: { status: 500 } } });
    prepare(pageOf());
    await settle();
    calls.pop();
    answer({ [newCall]: { body: newData } });
    expect(prepare(pageOf())).toBe(true);
    expect(fields()).toBeUndefined();
    expect(calls).toHaveLength(1);
    expect(printed).toHaveLength(1);
    prepare(did('login', 'success'));
    expect(prepare(pageOf())).toBe(false);
    await settle();
    expect(fields()).toEqual(known);
  });

  test('in a whole page, so that each page has the data from its own time', async () => {
    const page = openPage(
      { dataLayerOnly: false },
      { cookies: cookiesWith('token-1'), answers: { [newCall]: { body: remembered } } },
    );
    page.post('InitialPageData', { page_name: 'before' });
    page.post('CustomEventData', { event_category: 'login', event_action: 'success' });
    expect(page.names()).toEqual([]);
    await settle();
    page.change({ answers: { [newCall]: { body: newData } } });
    page.post('InitialPageData', { page_name: 'after' });
    page.post('CustomEventData', { event_category: 'cta', event_action: 'click' });
    page.post('InitialPageData', { page_name: 'last' });
    await settle();
    expect(page.browser.calls.map(({ url }) => url)).toEqual([newCall, newCall]);
    expect(page.classic()).toMatchObject([
      { page_name: 'before', user_type: 'remembered_user' },
      { event_category: 'login' },
      { page_name: 'after', ...known },
      { event_category: 'cta' },
      { page_name: 'last', ...known },
    ]);
  });

  test('after a login on a page that was waiting', async () => {
    const page = openPage(
      { dataLayerOnly: false },
      { cookies: cookiesWith('token-1'), answers: { [newCall]: { body: remembered } } },
    );
    page.post('InitialPageData', {});
    page.post('CustomEventData', { event_category: 'login', event_action: 'success' });
    page.post('InitialPageData', {});
    await settle();
    expect(page.browser.calls).toHaveLength(2);
    expect(page.classic()).toHaveLength(3);
  });
});

test('The customer data of a page do not change after it was sent', async () => {
  const { prepare, customer, browser, change, hint } = setUp({ exposed: newData });
  const page = pageOf();
  prepare(page);
  const told = customer(page);
  browser.exposed['tracking'] = { loginStatus: 'LOGGED_OUT' };
  const next = pageOf();
  prepare(next);
  expect(customer(next)()).toBeUndefined();
  expect(told()).toEqual(known);
  // Consent is checked at each call.
  change({ cookies: consentCookie() });
  hint();
  expect(told()).not.toHaveProperty('customer_id');
});

describe('A call that fails lets the page go without customer data:', () => {
  test.each([
    ['the server fails', { [newCall]: { status: 500 } }, 'Fetching customer data failed: status 500'],
    ['neither format is found', {}, 'Fetching psdata failed: status 404'],
    ['the old format is refused', { [oldCall]: { status: 403 } }, 'Fetching psdata failed: status 403'],
    [
      'the answer is something else',
      { [newCall]: { body: { name: 'Ada' } } },
      'Fetching customer data failed: the answer is in neither format',
    ],
    [
      'the answer is empty',
      { [newCall]: { body: null } },
      'Fetching customer data failed: the answer is in neither format',
    ],
  ])('%s', async (_what, answers, failure) => {
    const { prepare, fields, printed, resumed } = setUp({ answers });
    const message = pageOf();
    prepare(message);
    await settle();
    expect(printed).toEqual([failure]);
    expect(resumed()).toBe(1);
    expect(prepare(message)).toBe(true);
    expect(fields()).toBeUndefined();
  });

  test('the answer is no JSON, and is not quoted from', async () => {
    const page = setUp();
    const answer = page.holdAnswers();
    page.prepare(pageOf());
    await settle();
    for (const call of [0, 1]) {
      answer(call, new SyntaxError('Unexpected token in "ada@crema.example"'));
      await settle();
    }
    expect(page.printed).toEqual(['Fetching psdata failed: the answer is in neither format']);
  });

  test('without a network each format is tried again every 100 ms, ten times', async () => {
    const page = setUp({ answers: { [newCall]: 'no network', [oldCall]: 'no network' } });
    const message = pageOf();
    page.prepare(message);
    for (let turn = 0; turn < 20; turn += 1) {
      await settle();
      expect(page.prepare(message)).toBe(false);
      page.pass(100);
    }
    await settle();
    expect(page.calls.map(({ url }) => url)).toEqual([
      ...Array.from({ length: 11 }, () => newCall),
      ...Array.from({ length: 11 }, () => oldCall),
    ]);
    expect(page.printed).toEqual(['Fetching psdata failed: Failed to fetch']);
    expect(page.prepare(message)).toBe(true);
  });

  test('a service that the shop does not have is not what is logged', async () => {
    const page = setUp({ answers: { [newCall]: { status: 500 } } });
    page.prepare(pageOf());
    await settle();
    expect(page.printed).toEqual(['Fetching customer data failed: status 500']);
  });

  test('after 3 seconds pages do not wait, and a late response has no effect', async () => {
    const page = setUp();
    const answer = page.holdAnswers();
    const message = pageOf();
    page.prepare(message);
    await settle();
    page.pass(1500);
    await settle();
    page.pass(1499);
    await settle();
    expect(page.prepare(message)).toBe(false);
    page.pass(1);
    await settle();
    expect(page.prepare(message)).toBe(true);
    expect(page.signals.map((signal) => signal?.aborted)).toEqual([true, true]);
    answer(0, newData);
    await settle();
    expect(page.fields()).toBeUndefined();
    expect(page.printed).toEqual(['Fetching psdata failed: timed out after 1500 ms']);
    expect(page.resumed()).toBe(1);
  });
});

describe('The other format is asked for', () => {
  const oldData = { ga_psdata: { loginStatusOfSession: 'REMEMBERED' } };

  test.each([
    ['is not found', { status: 404 }],
    ['fails', { status: 503 }],
    ['is refused', { status: 403 }],
    ['answers something else', { body: { name: 'Ada' } }],
  ])('when the first %s', async (_what, first) => {
    const page = setUp({ answers: { [newCall]: first, [oldCall]: { body: oldData } } });
    page.prepare(pageOf());
    await settle();
    expect(page.fields()).toEqual({ user_type: 'remembered_user' });
    expect(page.printed).toEqual([]);
  });

  test('when the first has not answered after 1.5 s; the answer that comes first counts', async () => {
    const page = setUp();
    const answer = page.holdAnswers();
    page.prepare(pageOf());
    await settle();
    page.pass(1500);
    await settle();
    expect(page.calls.map(({ url }) => url)).toEqual([newCall, oldCall]);
    answer(0, newData);
    await settle();
    expect(page.fields()).toEqual(known);
    expect(page.signals[1]?.aborted).toBe(true);
    expect(page.timers()).toBe(0);
  });
});

describe('A late response is ignored:', () => {
  test('of who was there before the token changed', async () => {
    const page = setUp();
    const answer = page.holdAnswers();
    page.prepare(pageOf());
    await settle();
    page.change({ cookies: cookiesWith('token-2') });
    const second = pageOf();
    expect(page.prepare(second)).toBe(false);
    await settle();
    expect(page.signals.map((signal) => signal?.aborted)).toEqual([true, false]);
    answer(0, newData);
    await settle();
    expect(page.prepare(second)).toBe(false);
    expect(page.resumed()).toBe(0);
    answer(1, { tracking: { loginStatus: 'REMEMBERED' } });
    await settle();
    expect(page.fields()).toEqual({ user_type: 'remembered_user' });
    expect(page.resumed()).toBe(1);
    expect(page.printed).toEqual([]);
  });

  test('where the page says itself meanwhile who is there', async () => {
    const page = setUp();
    const answer = page.holdAnswers();
    page.prepare(pageOf());
    await settle();
    Object.assign(page.browser.exposed, newData);
    expect(page.prepare(pageOf())).toBe(true);
    expect(page.signals[0]?.aborted).toBe(true);
    answer(0, { tracking: { loginStatus: 'REMEMBERED' } });
    await settle();
    expect(page.fields()).toEqual(known);
    expect(page.resumed()).toBe(0);
    expect(page.timers()).toBe(0);
  });

  test('after a stop', async () => {
    const page = setUp();
    const answer = page.holdAnswers();
    page.prepare(pageOf());
    await settle();
    page.stop();
    answer(0, newData);
    await settle();
    expect(page.signals[0]?.aborted).toBe(true);
    expect(page.fields()).toBeUndefined();
    expect(page.resumed()).toBe(0);
    expect(page.printed).toEqual([]);
    expect(page.timers()).toBe(0);
  });
});

describe('Consent to statistics', () => {
  test('is needed for everything that names a person, and judged at the call', () => {
    const page = setUp({ exposed: newData });
    page.prepare(pageOf());
    expect(page.fields()).toEqual(known);
    page.change({ cookies: consentCookie('C0001', 'C0004') });
    page.hint();
    expect(page.fields()).toEqual({
      user_type: 'logged_in',
      customer_type: 'NEW_CUSTOMER',
      age: 42,
    });
    page.change({ cookies: consentCookie('C0003') });
    page.hint();
    expect(page.fields()).toEqual(known);
  });

  test('that is unknown counts as refused', () => {
    const { prepare, fields } = setUp({ exposed: newData, cookies: '' });
    prepare(pageOf());
    expect(fields()).not.toHaveProperty('customer_id');
  });

  test('has no data about a visitor who is logged out', () => {
    const exposed = { ...newData, tracking: { loginStatus: 'LOGGED_OUT' } };
    const { prepare, fields } = setUp({ exposed });
    prepare(pageOf());
    expect(fields()).toBeUndefined();
  });
});

test('The page of a record decides about first_order, even if another page has followed', () => {
  const { prepare, fields } = setUp({ exposed: newData });
  const home = pageOf({ page_type: 'homepage' });
  const order = pageOf({ page_type: 'order confirmation' });
  prepare(home);
  prepare(order);
  expect(fields(home)).not.toHaveProperty('first_order');
  expect(fields(order)).toMatchObject({ first_order: true });
});
