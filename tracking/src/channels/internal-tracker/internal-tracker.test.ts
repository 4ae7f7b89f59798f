import { describe, expect, test } from 'vitest';
import type { ComposeContext } from '../channel.ts';
import type { HttpResponse, HttpRequest } from '../../browser/page-window.ts';
import { valueAt } from '../../browser/value-at.ts';
import type { InstallOptions } from '../../api/options.ts';
import type { EventMessage } from '../../messages/schema/parse-message.ts';
import { createHost } from '../../../test/doubles/create-host.ts';
import { consentCookie } from '../../../test/doubles/fake-environment.ts';
import type { Surroundings } from '../../../test/doubles/fake-environment.ts';
import { openPage } from '../../../test/doubles/open-page.ts';
import { settle as turn } from '../../../test/doubles/run-example.ts';
import { start } from './internal-tracker.ts';

const known = 'crema_ltt=e30.eyJsaWQiOiJ0b2tlbiJ9.s; cotcs=newsletter';
const event: EventMessage = { name: 'CustomEventData', data: { event_name: 'store_call' } };
const fine: HttpResponse = {
  ok: true,
  status: 200,
  text: () => Promise.resolve(''),
  json: () => Promise.resolve({}),
};

function setUp(
  fetch: (call: HttpRequest, count: number) => Promise<HttpResponse> = () => Promise.resolve(fine),
  options: InstallOptions = { internalTracker: true },
  surroundings: Surroundings = {},
) {
  const calls: (HttpRequest & { readonly url: string })[] = [];
  const { host, printed, hide, restore, pass, change, hint } = createHost(
    options,
    { cookies: `${consentCookie('C0003')}; ${known}; cot_session=s1`, ...surroundings },
    {
      fetch: (url, call = {}) => {
        calls.push({ url, ...call });
        return fetch(call, calls.length);
      },
    },
  );
  const { channel } = start(host);
  const context: Omit<ComposeContext, 'consent'> = {
    site: 'de',
    page: undefined,
    app: undefined,
    at: 0,
  };
  return {
    calls,
    printed,
    hide,
    restore,
    /** Lets calls fail, and be made once more. */
    settled: async () => {
      await turn();
      pass(0);
      await turn();
    },
    channel,
    /** Lets time pass. */
    later: async (milliseconds: number) => {
      pass(milliseconds);
      await turn();
      await turn();
    },
    withdraw: () => {
      change({ cookies: `${consentCookie('C0001')}; ${known}` });
      hint();
    },
    tell: () => {
      for (const record of channel?.compose(event, { ...context, consent: host.consent.now() }).records ?? [])
        void channel?.send(record, event);
    },
    bodies: () => calls.map(({ body = '' }): unknown => JSON.parse(body)),
  };
}

describe('The internal tracker', () => {
  test.each([
    ['not there unless it is asked for', {}, 0],
    ['not there where it is refused', { internalTracker: false }, 0],
    ['there where it is asked for', { internalTracker: true }, 1],
  ])('is %s', (_what, options, calls) => {
    const page = openPage({ dataLayerOnly: false, customerData: false, tagManager: false, ...options });
    page.post('InitialPageData', { emit_tracking_executed_event: false });
    page.post('CustomEventData', event.data);
    expect(page.browser.calls).toHaveLength(calls);
  });

  test('gets a call that outlives the page, with the headers of its interface', () => {
    const { tell, calls, bodies } = setUp();
    tell();
    expect(calls).toMatchObject([
      {
        url: '/service/ttruth/publish',
        method: 'POST',
        headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'Api-Version': '2' },
        keepalive: true,
      },
    ]);
    expect(bodies()).toMatchObject([
      {
        event_name: 'store_call',
        event_id: expect.stringMatching(/^0[a-z0-9]{9}$/),
        token: 'token',
        custom_short_term_id: 's1',
      },
    ]);
  });

  test('can stand at another address; without one it stands where it always does', () => {
    const elsewhere = setUp(undefined, { internalTracker: { url: 'https://tracker.example/' } });
    elsewhere.tell();
    expect(elsewhere.calls).toMatchObject([{ url: 'https://tracker.example/' }]);
    const usual = setUp(undefined, { internalTracker: {} });
    usual.tell();
    expect(usual.calls).toMatchObject([{ url: '/service/ttruth/publish' }]);
  });

  test('has been called for twenty events before anything else can happen, each with its own id', () => {
    const { tell, calls, bodies } = setUp(() => new Promise(() => {}));
    for (let count = 0; count < 20; count += 1) tell();
    expect(calls).toHaveLength(20);
    expect(calls.every(({ keepalive }) => keepalive)).toBe(true);
    const ids = bodies().map((body) => valueAt(body, 'event_id'));
    expect(new Set(ids).size).toBe(20);
  });

  test('is called once more, with the same body, when the browser refuses a call that outlives the page', async () => {
    const { tell, calls, bodies, printed, settled } = setUp(({ keepalive }) =>
      keepalive ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(fine),
    );
    tell();
    await settled();
    expect(calls.map(({ keepalive }) => keepalive)).toEqual([true, undefined]);
    const [first, second] = bodies();
    expect(second).toEqual(first);
    expect(printed).toEqual([]);
  });

  test('is called for the rest on the next page of the tab, with the same ids, where a page is left in the middle of many calls', async () => {
    const inTab = new Map<string, string>();
    const refuses = ({ keepalive }: HttpRequest) =>
      keepalive ? Promise.reject(new TypeError('Failed to fetch')) : new Promise<HttpResponse>(() => {});
    const left = setUp(refuses, { internalTracker: true }, { inTab });
    for (let count = 0; count < 300; count += 1) left.tell();
    await left.settled();
    left.hide();
    const next = setUp(undefined, { internalTracker: true }, { inTab });
    const ids = (bodies: readonly unknown[]) => new Set(bodies.map((body) => valueAt(body, 'event_id')));
    expect(ids(next.bodies())).toEqual(ids(left.bodies()));
    expect(next.calls.length).toBeGreaterThan(20);
    next.hide();
    expect(setUp(undefined, { internalTracker: true }, { inTab }).calls).toEqual([]);
  });

  test('is not called again, and nothing is logged, when the page is left in the middle of a call', async () => {
    let leave = () => {};
    const { tell, calls, printed, hide, restore, settled } = setUp(
      () => new Promise((_resolve, reject) => (leave = () => reject(new TypeError('Failed to fetch')))),
    );
    tell();
    leave();
    hide();
    await settled();
    expect(calls).toHaveLength(1);
    expect(printed).toEqual([]);
    // The browser's cache gives the page back.
    restore();
    tell();
    leave();
    await settled();
    expect(calls).toHaveLength(3);
  });

  test.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'the page has a fetch of its own that throws',
      () => {
        throw new Error('broken');
      },
    ],
    [
      'the text of a refusal cannot be read',
      () => Promise.resolve({ ...fine, ok: false, text: () => Promise.reject(new Error('gone')) }),
    ],
  ])('has one error logged when %s', async (_title, fetch) => {
    const { tell, printed, settled } = setUp(fetch);
    expect(tell).not.toThrow();
    await settled();
    expect(printed).toEqual(['Exception has occurred during Ttruth tracking']);
  });

  test('has its refusal logged, of its text 200 characters', async () => {
    const text = () => Promise.resolve('x'.repeat(201));
    const { tell, calls, printed } = setUp(() => Promise.resolve({ ...fine, ok: false, status: 400, text }));
    tell();
    await turn();
    expect(printed).toEqual([`Ttruth tracking request failed with status 400: ${'x'.repeat(200)}`]);
    expect(calls).toHaveLength(1);
  });

  test.each([
    ['cannot store now', () => Promise.resolve({ ...fine, ok: false, status: 503 })],
    ['has too many requests', () => Promise.resolve({ ...fine, ok: false, status: 429 })],
    ['is not reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    'is called again later with the same body when the service %s, with one error logged',
    async (_title, fails) => {
      let isBack = false;
      const { tell, calls, bodies, printed, later } = setUp(() => (isBack ? Promise.resolve(fine) : fails()));
      tell();
      await later(0);
      for (const _ of [1, 2, 3]) await later(30_000);
      isBack = true;
      const before = calls.length;
      await later(30_000);
      await later(600_000);
      expect(calls).toHaveLength(before + 1);
      expect(new Set(bodies().map((body) => valueAt(body, 'event_id'))).size).toBe(1);
      expect(printed).toHaveLength(1);
    },
  );

  test('is not called again when the service refuses a body', async () => {
    const { tell, calls, later } = setUp(() => Promise.resolve({ ...fine, ok: false, status: 400 }));
    tell();
    await later(600_000);
    expect(calls).toHaveLength(1);
  });

  test('is called by the next page of the tab for what the service could not store', async () => {
    const inTab = new Map<string, string>();
    const away = () => Promise.resolve({ ...fine, ok: false, status: 503 });
    const left = setUp(away, { internalTracker: true }, { inTab });
    left.tell();
    await left.later(0);
    left.hide();
    const next = setUp(undefined, { internalTracker: true }, { inTab });
    expect(next.bodies()).toEqual(left.bodies());
  });

  test('is not called again with a visitor’s ids after statistics was withdrawn', async () => {
    const { tell, calls, later, withdraw } = setUp(() =>
      Promise.resolve({ ...fine, ok: false, status: 503 }),
    );
    tell();
    await later(0);
    withdraw();
    tell();
    await later(0);
    await later(30_000);
    // The first event had ids and is not repeated. The second one had none.
    expect(calls.map(({ body = '' }) => valueAt(JSON.parse(body), 'token'))).toEqual([
      'token',
      undefined,
      undefined,
    ]);
  });
});
