import { describe, expect, test } from 'vitest';
import { createConsent } from '../consent/consent.ts';
import type { Answer, Services } from '../extension/services.ts';
import { settle as settings } from '../install/options.ts';
import type { InstallOptions } from '../install/options.ts';
import { createEmitter } from '../log/events.ts';
import { createLog } from '../log/log.ts';
import type { InitialPageData } from '../schema/initial-page-data.ts';
import type { PageMessage } from '../schema/parse-message.ts';
import { consentCookie, createFakeEnvironment } from '../testing/fake-environment.ts';
import type { Surroundings } from '../testing/fake-environment.ts';
import { settle } from '../testing/run-example.ts';
import type { Visit } from '../visit/visit.ts';
import { createCustomer } from './customer.ts';

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
  email_base64: 'YWRh',
  customer_type: 'NEW_CUSTOMER',
  age: 42,
};
const pageOf = (data: InitialPageData = {}): PageMessage => ({ name: 'InitialPageData', data });

function setUp(
  surroundings: Surroundings = {},
  options: InstallOptions = {},
  { longTermToken = '', hostname = 'shop.example' } = {},
) {
  const page = createFakeEnvironment({ cookies: consentCookie('C0003'), ...surroundings });
  const { environment, browser } = page;
  const held: ((answer: Answer) => void)[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  let hold = false;
  const services: Services = {
    ...browser.services,
    fetch: (url, call) => {
      signals.push(call?.signal);
      return hold ? new Promise((answer) => held.push(answer)) : browser.services.fetch(url, call);
    },
  };
  const visit: Visit = {
    facts: () => ({
      stage: 'production',
      browser: {
        url: 'https://shop.example/',
        hostname,
        user_agent: '',
        device_type: 'desktop',
        screen_breakpoint: 'XL',
        screen_size: '1280x800',
      },
      attribution: { tcs_source: 'direct' },
      cashback: undefined,
      desk: false,
      longTermToken,
      sessionId: undefined,
    }),
    renew: () => {},
    stop: () => {},
  };
  let resumed = 0;
  const log = createLog(
    environment,
    createEmitter(() => {}),
  );
  const consent = createConsent(environment);
  const resume = () => {
    resumed += 1;
  };
  const host = { environment, settings: settings(options), consent, log, resume, tell: () => {} };
  return {
    ...page,
    consent,
    customer: createCustomer(host, services, visit),
    calls: browser.calls,
    signals,
    resumed: () => resumed,
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
    const { customer, calls } = setUp({ exposed: newData });
    expect(customer.ready(pageOf())).toBe(true);
    expect(customer.fields()).toEqual(known);
    expect(calls).toEqual([]);
  });

  test('is read without a call, in the old format', () => {
    const { customer, calls } = setUp({ exposed: oldData });
    expect(customer.ready(pageOf())).toBe(true);
    expect(customer.fields()).toEqual({ user_type: 'logged_in', customer_id: 'sap-1', scout_user: true });
    expect(calls).toEqual([]);
  });

  test('counts in the new format where both are there', () => {
    const { customer } = setUp({ exposed: { ...oldData, ...newData } });
    customer.ready(pageOf());
    expect(customer.fields()).toEqual(known);
  });

  test('also when it says that nobody is logged in', () => {
    const exposed = { ...oldData, tracking: { loginStatus: 'LOGGED_OUT' } };
    const { customer, calls } = setUp({ exposed });
    expect(customer.ready(pageOf())).toBe(true);
    expect(customer.fields()).toBeUndefined();
    expect(calls).toEqual([]);
  });

  test('is read again for each page', () => {
    const { customer, browser } = setUp({ exposed: newData });
    customer.ready(pageOf());
    browser.exposed['tracking'] = { loginStatus: 'REMEMBERED' };
    expect(customer.ready(pageOf())).toBe(true);
    expect(customer.fields()).toMatchObject({ user_type: 'remembered_user' });
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
    const { customer, calls, browser } = setUp({ answers: { [newCall]: { body: newData } } });
    Object.defineProperties(browser.exposed, Object.getOwnPropertyDescriptors(exposed));
    expect(customer.ready(pageOf())).toBe(false);
    await settle();
    expect(calls).toHaveLength(1);
    expect(customer.fields()).toEqual(known);
  });
});

describe('The call', () => {
  test('names site, token and trigger, and is a plain GET', async () => {
    const page = setUp({ answers: { [newCall]: { body: newData } } }, {}, { longTermToken: 'token-1' });
    const { customer, calls } = page;
    const message = pageOf();
    expect(customer.ready(message)).toBe(false);
    expect(customer.fields()).toBeUndefined();
    await settle();
    expect(calls).toMatchObject([
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
    expect(calls[0]?.method ?? 'GET').toBe('GET');
    expect(page.resumed()).toBe(1);
    expect(customer.ready(message)).toBe(true);
    expect(customer.fields()).toEqual(known);
    expect(page.timers()).toBe(0);
  });

  test.each([
    ['de', 'DE'],
    ['ch', 'CH'],
    ['ch_fr', 'CH'],
    ['tr', 'TR'],
  ])('names the site %s as %s', async (site, name) => {
    const { customer, calls } = setUp({}, { site });
    customer.ready(pageOf());
    await settle();
    expect(calls[0]?.headers).toEqual({
      'X-Site': name,
      'X-CSRF-Token': 'csrf',
      'X-Triggered-By': 'tracking',
    });
  });

  test('is made once for a page, however often it is asked about', async () => {
    const { customer, calls, resumed } = setUp({ answers: { [newCall]: { body: newData } } });
    const message = pageOf();
    expect(customer.ready(message)).toBe(false);
    expect(customer.ready(message)).toBe(false);
    await settle();
    expect(customer.ready(message)).toBe(true);
    expect(calls).toHaveLength(1);
    expect(resumed()).toBe(1);
  });

  test('is made anew for the next page', async () => {
    const { customer, calls } = setUp({ answers: { [newCall]: { body: newData } } });
    customer.ready(pageOf());
    await settle();
    expect(customer.ready(pageOf())).toBe(false);
    expect(customer.fields()).toBeUndefined();
    await settle();
    expect(calls).toHaveLength(2);
  });

  test('goes to the old format where the new one is not found', async () => {
    const { customer, calls, printed } = setUp({ answers: { [oldCall]: { body: oldData } } });
    customer.ready(pageOf());
    await settle();
    expect(calls.map(({ url }) => url)).toEqual([newCall, oldCall]);
    expect(customer.fields()).toMatchObject({ customer_id: 'sap-1' });
    expect(printed).toEqual([]);
  });

  test.each(['localhost', 'de.localhost'])('is not made on %s, which is warned of once', (hostname) => {
    const { customer, calls, printed } = setUp({}, {}, { hostname });
    expect(customer.ready(pageOf())).toBe(true);
    expect(customer.ready(pageOf())).toBe(true);
    expect(customer.fields()).toBeUndefined();
    expect(calls).toEqual([]);
    expect(printed).toEqual(['There is no psdata on localhost.']);
  });

  test('is made on hosts that are only called alike', () => {
    const { customer } = setUp({}, {}, { hostname: 'localhost.example' });
    expect(customer.ready(pageOf())).toBe(false);
  });

  test('is not needed on localhost where the page exposes customer data', () => {
    const { customer, printed } = setUp({ exposed: newData }, {}, { hostname: 'localhost' });
    customer.ready(pageOf());
    expect(customer.fields()).toEqual(known);
    expect(printed).toEqual([]);
  });
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
    const { customer, printed, resumed } = setUp({ answers });
    const message = pageOf();
    customer.ready(message);
    await settle();
    expect(printed).toEqual([failure]);
    expect(resumed()).toBe(1);
    expect(customer.ready(message)).toBe(true);
    expect(customer.fields()).toBeUndefined();
  });

  test('the answer is no JSON, and is not quoted from', async () => {
    const page = setUp();
    const answer = page.holdAnswers();
    page.customer.ready(pageOf());
    await settle();
    answer(0, new SyntaxError('Unexpected token in "ada@crema.example"'));
    await settle();
    expect(page.printed).toEqual(['Fetching customer data failed: the answer is in neither format']);
  });

  test('without a network it is tried again every 100 ms, ten times', async () => {
    const page = setUp({ answers: { [newCall]: 'no network' } });
    const message = pageOf();
    page.customer.ready(message);
    for (let turn = 0; turn < 10; turn += 1) {
      await settle();
      expect(page.customer.ready(message)).toBe(false);
      page.pass(100);
    }
    await settle();
    expect(page.calls).toHaveLength(11);
    expect(page.printed).toEqual(['Fetching customer data failed: Failed to fetch']);
    expect(page.customer.ready(message)).toBe(true);
  });

  test('what is logged is the call that failed last', async () => {
    const page = setUp({ answers: { [oldCall]: 'no network' } });
    page.customer.ready(pageOf());
    await settle();
    page.change({ answers: { [newCall]: { status: 500 } } });
    page.pass(100);
    await settle();
    expect(page.printed).toEqual(['Fetching customer data failed: status 500']);
  });

  test('after 3 seconds nobody waits any more, and a late answer changes nothing', async () => {
    const page = setUp();
    const answer = page.holdAnswers();
    const message = pageOf();
    page.customer.ready(message);
    await settle();
    page.pass(2999);
    await settle();
    expect(page.customer.ready(message)).toBe(false);
    page.pass(1);
    await settle();
    expect(page.customer.ready(message)).toBe(true);
    expect(page.signals[0]?.aborted).toBe(true);
    answer(0, newData);
    await settle();
    expect(page.customer.fields()).toBeUndefined();
    expect(page.printed).toEqual(['Fetching customer data failed: timed out after 3000 ms']);
    expect(page.resumed()).toBe(1);
  });
});

describe('An answer that nobody waits for any more is ignored:', () => {
  test('for an older page', async () => {
    const page = setUp();
    const answer = page.holdAnswers();
    page.customer.ready(pageOf());
    await settle();
    const second = pageOf();
    expect(page.customer.ready(second)).toBe(false);
    await settle();
    expect(page.signals[0]?.aborted).toBe(true);
    answer(0, newData);
    await settle();
    expect(page.customer.ready(second)).toBe(false);
    expect(page.resumed()).toBe(0);
    answer(1, { tracking: { loginStatus: 'REMEMBERED' } });
    await settle();
    expect(page.customer.fields()).toEqual({ user_type: 'remembered_user' });
    expect(page.resumed()).toBe(1);
    expect(page.printed).toEqual([]);
  });

  test('after a stop', async () => {
    const page = setUp();
    const answer = page.holdAnswers();
    page.customer.ready(pageOf());
    await settle();
    page.customer.stop();
    answer(0, newData);
    await settle();
    expect(page.signals[0]?.aborted).toBe(true);
    expect(page.customer.fields()).toBeUndefined();
    expect(page.resumed()).toBe(0);
    expect(page.printed).toEqual([]);
    expect(page.timers()).toBe(0);
  });
});

describe('Consent to statistics', () => {
  test('is needed for everything that names a person, and judged at the call', () => {
    const page = setUp({ exposed: newData });
    page.customer.ready(pageOf());
    expect(page.customer.fields()).toEqual(known);
    page.change({ cookies: consentCookie('C0001', 'C0004') });
    page.hint();
    expect(page.customer.fields()).toEqual({
      user_type: 'logged_in',
      customer_type: 'NEW_CUSTOMER',
      age: 42,
    });
    page.change({ cookies: consentCookie('C0003') });
    page.hint();
    expect(page.customer.fields()).toEqual(known);
  });

  test('that is unknown counts as refused', () => {
    const { customer } = setUp({ exposed: newData, cookies: '' });
    customer.ready(pageOf());
    expect(customer.fields()).not.toHaveProperty('customer_id');
    expect(customer.fields()).not.toHaveProperty('email_base64');
  });

  test('makes nobody known who is logged out', () => {
    const exposed = { ...newData, tracking: { loginStatus: 'LOGGED_OUT' } };
    const { customer } = setUp({ exposed });
    customer.ready(pageOf());
    expect(customer.fields()).toBeUndefined();
  });
});

test('The page that is told of says whether a first order is told, also when another was asked about since', () => {
  const { customer } = setUp({ exposed: newData });
  const home = pageOf({ page_type: 'homepage' });
  const order = pageOf({ page_type: 'order confirmation' });
  customer.ready(home);
  customer.ready(order);
  expect(customer.fields(home)).not.toHaveProperty('first_order');
  expect(customer.fields(order)).toMatchObject({ first_order: true });
});
