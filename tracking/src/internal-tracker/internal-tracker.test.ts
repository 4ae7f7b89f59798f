import { describe, expect, test } from 'vitest';
import type { ComposeContext } from '../channels/channel.ts';
import { createConsent } from '../consent/consent.ts';
import type { ExtensionHost } from '../extension/extension.ts';
import type { Answer, Call, Services } from '../extension/services.ts';
import { settle } from '../install/options.ts';
import type { InstallOptions } from '../install/options.ts';
import { createEmitter } from '../log/events.ts';
import { createLog } from '../log/log.ts';
import type { EventMessage } from '../schema/parse-message.ts';
import { consentCookie, createFakeEnvironment } from '../testing/fake-environment.ts';
import { settle as turn } from '../testing/run-example.ts';
import { createVisit } from '../visit/create-visit.ts';
import { createInternalTracker } from './create-internal-tracker.ts';

const known = 'crema_ltt=e30.eyJsaWQiOiJ0b2tlbiJ9.s; cotcs=newsletter';
const event: EventMessage = { name: 'CustomEventData', data: { event_name: 'store_call' } };
const fine: Answer = {
  ok: true,
  status: 200,
  text: () => Promise.resolve(''),
  json: () => Promise.resolve({}),
};

function setUp(
  fetch: (call: Call, count: number) => Promise<Answer> = () => Promise.resolve(fine),
  options: InstallOptions = { internalTracker: true },
) {
  const { environment, browser, printed } = createFakeEnvironment({
    cookies: `${consentCookie('C0003')}; ${known}; cot_session=s1`,
  });
  const calls: (Call & { readonly url: string })[] = [];
  const services: Services = {
    ...browser.services,
    fetch: (url, call = {}) => {
      calls.push({ url, ...call });
      return fetch(call, calls.length);
    },
  };
  const host: ExtensionHost = {
    environment,
    settings: settle(options),
    consent: createConsent(environment),
    log: createLog(
      environment,
      createEmitter(() => {}),
    ),
    resume: () => {},
    tell: () => {},
  };
  let ids = 0;
  const channel = createInternalTracker(
    host,
    services,
    createVisit(host, services),
    () => `id-${(ids += 1)}`,
  );
  const context: ComposeContext = {
    site: 'de',
    consent: host.consent.now(),
    page: undefined,
    app: undefined,
    customer: undefined,
  };
  return {
    calls,
    printed,
    channel,
    tell: () => {
      for (const record of channel?.compose(event, context).records ?? []) channel?.send(record, event);
    },
    bodies: () => calls.map(({ body = '' }): unknown => JSON.parse(body)),
  };
}

describe('The internal tracker', () => {
  test('is not there unless it is asked for', () => {
    expect(setUp(undefined, {}).channel).toBeUndefined();
    expect(setUp(undefined, { internalTracker: false }).channel).toBeUndefined();
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
      { event_name: 'store_call', event_id: 'id-1', token: 'token', custom_short_term_id: 's1' },
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
    expect(bodies()).toMatchObject(
      Array.from({ length: 20 }, (_, index) => ({ event_id: `id-${index + 1}` })),
    );
  });

  test('is called once more, with the same body, when the browser refuses a call that outlives the page', async () => {
    const { tell, calls, bodies, printed } = setUp(({ keepalive }) =>
      keepalive ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(fine),
    );
    tell();
    await turn();
    expect(calls.map(({ keepalive }) => keepalive)).toEqual([true, undefined]);
    const [first, second] = bodies();
    expect(second).toEqual(first);
    expect(printed).toEqual([]);
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
    const { tell, printed } = setUp(fetch);
    expect(tell).not.toThrow();
    await turn();
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
});
