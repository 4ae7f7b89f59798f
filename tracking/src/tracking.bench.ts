import { expect, test } from 'vitest';
import { createApi } from './install/create-api.ts';
import { createEmitter } from './log/events.ts';
import { createLog } from './log/log.ts';
import { openEnvelope } from './messages/envelope.ts';
import { item } from './messages/schema/item.ts';
import { parseMessage } from './messages/schema/parse-message.ts';
import type { Findings } from './messages/schema/read.ts';
import { createPageQueue } from './page/page-queue.ts';
import { consentCookie, createFakeEnvironment } from '../test/doubles/fake-environment.ts';

const origin = 'https://shop.example';
const page = { page_type: 'webshop_registration', page_name: 'Sign up', language: 'de', is_spa: true };
const success = { event_category: 'registration', event_action: 'success', event_label: 'webshop' };
const json = (event_name: string, data: object) => JSON.stringify({ event_name, data });
const message = json('CustomEventData', success);
const pageMessage = json('InitialPageData', page);

/** Ten items with every field an item can have. */
const items = Array.from({ length: 10 }, (_, index) =>
  Object.fromEntries(
    Object.entries(item).map(([field, kind]) => {
      const values = { text: `${field} ${index}`, number: 9.95, quantity: 1 + index, flag: index > 4 };
      return [field, values[kind]];
    }),
  ),
);
const ecommerce = { currency: 'EUR', value: 99.5, transaction_id: '4711', items };
const commerceMessage = json('EcommerceEventData', { event: 'add_to_cart', ecommerce });

/** A page whose data layer forgets, so that a long run measures the library and not a growing array. */
function forgetfulPage() {
  const layer: object[] = [];
  const push = (record: object) => {
    layer.push(record);
    if (layer.length > 1000) layer.length = 0;
    return layer.length;
  };
  const fake = createFakeEnvironment({ cookies: consentCookie('C0001', 'C0003') });
  const dataLayer = Object.assign<unknown[], object>([], { push });
  Object.defineProperties(fake.window, {
    dataLayer: { value: dataLayer },
    setTimeout: { value: () => 0 },
  });
  const install = () =>
    createApi(fake.window, fake.fetchPart).install({ cardWord: 'crema', dataLayerOnly: true });
  return { install, push, post: (text: string) => fake.postRaw(text, origin) };
}

test('from a message to both formats of the data layer', async ({ bench }) => {
  const { install, push, post } = forgetfulPage();
  let sent = 0;
  install().on('decision', ({ outcome }) => {
    if (outcome === 'sent') sent += 1;
  });
  for (const each of [pageMessage, message, commerceMessage]) post(each);
  expect(sent).toBe(6);

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
    bench('JSON.parse of 10 items', () => void JSON.parse(commerceMessage)),
    bench('e-commerce event of 10 items', () => post(commerceMessage)),
    bench('install', () => void forgetfulPage().install()),
  );

  type Name = Parameters<typeof results.get>[0];
  const micros = (name: Name) => results.get(name).latency.p50 * 1000;
  const floor = micros('floor: dataLayer.push of two records');
  const tell = (name: Name) => {
    const times = (micros(name) / floor).toFixed(1);
    const p99 = (results.get(name).latency.p99 * 1000).toFixed(2);
    console.info(`${name}: median ${micros(name).toFixed(2)} µs, p99 ${p99} µs, ${times} times the floor`);
  };
  tell('floor with JSON.parse of the message');
  tell('custom event');
  console.info('  aim: 3 µs');
  tell('page view');
  tell('foreign message');
  tell('JSON.parse of 10 items');
  tell('e-commerce event of 10 items');
  const parses = micros('e-commerce event of 10 items') / micros('JSON.parse of 10 items');
  console.info(`  ${parses.toFixed(1)} times JSON.parse; aim: 3 times`);
  tell('install');

  // Budgets. The test runner makes a call of every use of an import, so a shop's own bundle is faster still.
  expect(micros('custom event')).toBeLessThan(5);
  expect(micros('e-commerce event of 10 items')).toBeLessThan(3 * micros('JSON.parse of 10 items'));
  expect(micros('install')).toBeLessThan(500);
});

/** Takes one more event while so many wait for their page that the oldest goes for it. */
function fullQueue(waiting: number) {
  const { window } = createFakeEnvironment();
  const moment = { at: 0, url: origin, title: '' };
  const log = createLog(
    window,
    createEmitter(() => {}),
  );
  const queue = createPageQueue(
    {
      log,
      keepsEarly: true,
      prepared: () => true,
      openPage: (page) => ({ ...page, ...moment, path: '/' }),
      complete: (event) => event,
      deliver: () => true,
    },
    waiting,
  );
  const take = () => {
    const envelope = openEnvelope(message);
    if (!('name' in envelope) || envelope.name === 'Reset') return;
    const findings: Findings = { invalid: [], notFlags: [], notNumbers: [], ignored: [] };
    queue.take(parseMessage(envelope.name, envelope.payload, findings), moment);
  };
  for (let count = 0; count < waiting; count += 1) take();
  expect(queue.counts()).toEqual({ queued: waiting, held: 0, dropped: 0 });
  return take;
}

test('an event costs as much while 10,000 wait as while one does', async ({ bench }) => {
  const results = await bench.compare(
    bench('while 1 waits', fullQueue(1)),
    bench('while 10,000 wait', fullQueue(10_000)),
  );
  const one = results.get('while 1 waits').latency.p50;
  const many = results.get('while 10,000 wait').latency.p50;
  console.info(
    `while 1 waits: ${(one * 1000).toFixed(2)} µs, while 10,000 wait: ${(many * 1000).toFixed(2)} µs`,
  );
  expect(many).toBeLessThan(1.5 * one);
});
