import { expect, test } from 'vitest';
import { createApi } from './install/create-api.ts';
import { consentCookie, createFakeEnvironment } from './testing/fake-environment.ts';

const page = { page_type: 'webshop_registration', page_name: 'Sign up', language: 'de', is_spa: true };
const success = { event_category: 'registration', event_action: 'success', event_label: 'webshop' };
const message = JSON.stringify({ event_name: 'CustomEventData', data: success });
const pageMessage = JSON.stringify({ event_name: 'InitialPageData', data: page });
const origin = 'https://shop.example';

/** A page whose data layer forgets, so that a long run measures the library and not a growing array. */
function forgetfulPage() {
  const layer: object[] = [];
  const push = (record: object) => {
    layer.push(record);
    if (layer.length > 1000) layer.length = 0;
  };
  let post: (data: unknown, from: string) => void = () => {};
  const environment = {
    ...createFakeEnvironment({ cookies: consentCookie('C0001', 'C0003') }).environment,
    push,
    after: () => () => {},
    onMessage: (listener: typeof post) => {
      post = listener;
    },
  };
  return { environment, push, post: (text: string) => post(text, origin) };
}

test('from a message to both formats of the data layer', async ({ bench }) => {
  const { environment, push, post } = forgetfulPage();
  let sent = 0;
  const api = createApi(environment).install({ cardWord: 'crema' });
  api.on('decision', ({ outcome }) => {
    if (outcome === 'sent') sent += 1;
  });
  post(pageMessage);
  post(message);
  expect(sent).toBe(4);

  const results = await bench.compare(
    bench('floor: dataLayer.push of two records', () => {
      push({ event: 'CustomEventData', ...success, consent: 'C0001,C0003' });
      push({ event: 'sign_up', method: 'webshop', consent: 'C0001,C0003' });
    }),
    bench('floor with JSON.parse of the message', () => {
      push(JSON.parse(message));
      push({ event: 'sign_up', method: 'webshop', consent: 'C0001,C0003' });
    }),
    bench('custom event', () => post(message)),
    bench('page view', () => post(pageMessage)),
    bench('foreign message', () => post('webpackHotUpdate7a61')),
    bench('install', () => void createApi(environment).install({ cardWord: 'crema' })),
  );

  const micros = (name: Parameters<typeof results.get>[0]) => results.get(name).latency.p50 * 1000;
  const floor = micros('floor: dataLayer.push of two records');
  const names = [
    'floor with JSON.parse of the message',
    'custom event',
    'page view',
    'foreign message',
  ] as const;
  for (const name of names) {
    console.info(
      `${name}: ${micros(name).toFixed(2)} µs, ${(micros(name) / floor).toFixed(1)} times the floor`,
    );
  }
  console.info(`install: ${micros('install').toFixed(1)} µs`);

  // Budgets, with room for a machine that is busy.
  expect(micros('custom event')).toBeLessThan(5);
  expect(micros('install')).toBeLessThan(500);
});
