import { expect, test } from 'vitest';
import { createHost } from '../../../test/doubles/create-host.ts';
import { createFakeServices } from '../../../test/doubles/fake-services.ts';
import { postToApp, start } from './native-app.ts';

const message = { type: 'tracking', payload: { event: 'partner_purchase', partner_purchase_value: 5 } };

/** An object of the app's; like Android's it works only when it is called as a method. */
function createBridge() {
  const received: unknown[] = [];
  const bridge = {
    received,
    postMessage(this: { readonly received: unknown[] }, posted: unknown) {
      this.received.push(posted);
    },
  };
  return { bridge, received };
}

test('Android gets text, because its object accepts nothing else', () => {
  const { bridge, received } = createBridge();
  const { services, exposed } = createFakeServices({ exposed: { nativeTracking: bridge } });
  postToApp(services, 'nativeTracking', message);
  expect(received).toEqual([JSON.stringify(message)]);
  expect(exposed).not.toHaveProperty('nativeTrackingQueue');
});

test.each([
  ['nativeTracking', undefined],
  ['shopApp', { bridge: 'shopApp' }],
])('The app listens by the name %s', (name, nativeApp) => {
  const { host, browser } = createHost(nativeApp ? { nativeApp } : {});
  const event = { name: 'CustomEventData', data: { event_name: 'partner_purchase' } } as const;
  expect(start(host).channel.send(message, event)).not.toBe(false);
  expect(browser.exposed).toEqual({ [`${name}Queue`]: [message] });
});

test('iOS gets an object', () => {
  const { bridge, received } = createBridge();
  const { services, exposed } = createFakeServices({
    exposed: { webkit: { messageHandlers: { shop: bridge } } },
  });
  postToApp(services, 'shop', message);
  expect(received).toEqual([message]);
  expect(exposed).not.toHaveProperty('shopQueue');
});

test.each([
  ['no app listens', {}],
  ['the name stands for something else', { nativeTracking: 'text', webkit: { messageHandlers: null } }],
  ['the object cannot be posted to', { nativeTracking: { postMessage: true }, webkit: {} }],
  ['iOS has a handler of another name', { webkit: { messageHandlers: { another: createBridge().bridge } } }],
  ['something else is called like the queue', { nativeTrackingQueue: 'text' }],
])('While %s a queue on the window keeps the messages', (_title, exposed) => {
  const browser = createFakeServices({ exposed });
  postToApp(browser.services, 'nativeTracking', message);
  postToApp(browser.services, 'nativeTracking', message);
  expect(browser.exposed['nativeTrackingQueue']).toEqual([message, message]);
});

test("The app's own queue is used, and holds 100 messages: of more the newest", () => {
  const nativeTrackingQueue: unknown[] = ['earlier'];
  const { services } = createFakeServices({ exposed: { nativeTrackingQueue } });
  for (let count = 1; count <= 99; count += 1) postToApp(services, 'nativeTracking', { count });
  expect(nativeTrackingQueue).toHaveLength(100);
  expect(nativeTrackingQueue[0]).toBe('earlier');
  postToApp(services, 'nativeTracking', { count: 100 });
  expect(nativeTrackingQueue).toHaveLength(100);
  expect(nativeTrackingQueue[0]).toEqual({ count: 1 });
  expect(nativeTrackingQueue.at(-1)).toEqual({ count: 100 });
});
