import { describe, expect, test } from 'vitest';
import { createEmitter } from '../log/events.ts';
import { createLog } from '../log/log.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';
import type { Surroundings } from '../testing/fake-environment.ts';
import { createSender } from './sender.ts';

const src = 'https://affiliate.example/exactag.js';
const failure = 'Sending to exactag failed and is tried again every second:';
const missing = `${failure} there is no function exactag`;

function setUp(surroundings: Surroundings = {}) {
  const page = createFakeEnvironment(surroundings);
  const { environment, browser } = page;
  const log = createLog(
    environment,
    createEmitter(() => {}),
  );
  const sender = createSender({ src }, { environment, log }, browser.services);
  const received: unknown[] = [];
  return {
    ...page,
    received,
    add: (id: number) => sender.add({ id }),
    stop: sender.stop,
    /** How many listen to the page being hidden and shown. */
    watchers: browser.watchers,
    /** The script has come. */
    come: () => {
      browser.exposed['exactag'] = ({ id }: { readonly id: number }) => received.push(id);
    },
    /** The script has come, and is broken. */
    fail: (text: string) => {
      browser.exposed['exactag'] = () => {
        throw new Error(text);
      };
    },
  };
}

describe('Records for exactag', () => {
  test('wait in their order, without a word, while the script is on its way', () => {
    const page = setUp();
    page.add(1);
    page.add(2);
    page.add(3);
    page.come();
    expect(page.received).toEqual([]);
    page.pass(1000);
    expect(page.received).toEqual([1, 2, 3]);
    expect(page.printed).toEqual([]);
    expect(page.timers()).toBe(0);
    page.add(4);
    expect(page.received).toEqual([1, 2, 3, 4]);
  });

  test('are tried again every second for ever, with one timer and one error for all of it', () => {
    const page = setUp();
    for (let second = 1; second <= 600; second += 1) {
      page.add(second);
      expect(page.timers()).toBe(1);
      page.pass(1000);
    }
    expect(page.printed).toEqual([missing]);
    page.come();
    page.pass(999);
    expect(page.received).toEqual([]);
    page.pass(1);
    expect(page.received).toEqual(Array.from({ length: 600 }, (_, index) => index + 1));
  });

  test('that make the function throw are told of at once, and again when it fails anew', () => {
    const page = setUp();
    page.fail('no campaign');
    page.add(1);
    page.pass(1000);
    page.pass(1000);
    expect(page.printed).toEqual([`${failure} no campaign`]);
    page.come();
    page.pass(1000);
    expect(page.received).toEqual([1]);
    page.fail('busy');
    page.add(2);
    expect(page.printed).toEqual([`${failure} no campaign`, `${failure} busy`]);
  });

  test('are 1000 at most: of more the oldest go, with one warning', () => {
    const page = setUp();
    for (let id = 1; id <= 1000; id += 1) page.add(id);
    expect(page.printed).toEqual([]);
    page.add(1001);
    page.add(1002);
    expect(page.printed).toEqual(['More than 1000 records wait for exactag. The oldest are dropped.']);
    page.come();
    page.pass(1000);
    expect(page.received).toHaveLength(1000);
    expect(page.received[0]).toBe(3);
    expect(page.received.at(-1)).toBe(1002);
  });

  test('rest while the page is hidden and go on as soon as it is seen', () => {
    const page = setUp();
    page.add(1);
    page.browser.show(false);
    expect(page.timers()).toBe(0);
    page.come();
    page.pass(60_000);
    expect(page.received).toEqual([]);
    page.browser.show(true);
    expect(page.received).toEqual([1]);
    expect(page.timers()).toBe(0);
  });

  test('are tried once more as the page hides', () => {
    const page = setUp();
    page.add(1);
    page.come();
    page.browser.show(false);
    expect(page.received).toEqual([1]);
  });

  test('are sent from a page that was never seen', () => {
    const page = setUp({ hidden: true });
    page.come();
    page.add(1);
    expect(page.received).toEqual([1]);
  });

  test('have the page watched only while they wait', () => {
    const page = setUp();
    for (let id = 1; id <= 3; id += 1) {
      page.add(id);
      page.pass(3000);
      expect(page.watchers()).toBe(1);
    }
    page.come();
    page.pass(1000);
    expect(page.watchers()).toBe(0);
  });

  test('keep their order when the function itself has the page tell something', () => {
    const page = setUp();
    const received: number[] = [];
    page.browser.exposed['exactag'] = ({ id }: { readonly id: number }) => {
      if (id === 1) page.add(3);
      received.push(id);
    };
    page.add(1);
    page.add(2);
    expect(received).toEqual([1, 3, 2]);
  });

  test('are not lost when the page lets nobody look for the function', () => {
    const page = setUp();
    const received: unknown[] = [];
    let broken = true;
    Object.defineProperty(page.browser.exposed, 'exactag', {
      get: () => {
        if (broken) throw new Error('out of reach');
        return (record: unknown) => received.push(record);
      },
    });
    expect(() => page.add(1)).not.toThrow();
    broken = false;
    page.pass(1000);
    expect(received).toEqual([{ id: 1 }]);
  });

  test('are forgotten when the way is closed, and nothing is tried any more', () => {
    const page = setUp();
    page.add(1);
    page.stop();
    expect(page.timers()).toBe(0);
    expect(page.watchers()).toBe(0);
    page.come();
    page.pass(5000);
    expect(page.received).toEqual([]);
    page.add(2);
    expect(page.received).toEqual([2]);
  });

  test('may have the way closed by the function itself', () => {
    const page = setUp();
    page.add(1);
    page.add(2);
    const received: unknown[] = [];
    page.browser.exposed['exactag'] = (record: unknown) => {
      received.push(record);
      page.stop();
    };
    page.pass(1000);
    expect(received).toEqual([{ id: 1 }]);
    expect(page.timers()).toBe(0);
  });
});
