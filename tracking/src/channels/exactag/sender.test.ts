import { describe, expect, test } from 'vitest';
import { createHost } from '../../../test/doubles/create-host.ts';
import { consentCookie } from '../../../test/doubles/fake-environment.ts';
import type { Surroundings } from '../../../test/doubles/fake-environment.ts';
import { openPage } from '../../../test/doubles/open-page.ts';
import { createSender } from './sender.ts';

const src = 'https://affiliate.example/exactag.js';
const failure = 'Sending to exactag failed and is tried again every second:';
const missing = `${failure} there is no function exactag`;

/** Creates the sender alone, without a queue that retries. */
function createWay(surroundings: Surroundings = {}) {
  const page = createHost({}, surroundings);
  return { ...page, ...createSender({ src }, page.host), watchers: page.browser.watchers };
}

/** Creates the whole library with exactag as its only channel, so that waiting leads are retried. */
function setUp(surroundings: Surroundings = {}) {
  const page = openPage(
    { dataLayerOnly: false, customerData: false, tagManager: false, exactag: { src } },
    { cookies: `${consentCookie('C0003')}; cotcs=news`, ...surroundings },
  );
  const { exposed } = page.browser;
  const received: unknown[] = [];
  const records: Readonly<Record<string, unknown>>[] = [];
  const view = () => page.post('InitialPageData', { scope: 'classic', emit_tracking_executed_event: false });
  view();
  return {
    ...page,
    received,
    records,
    view,
    add: (id: number) => page.post('LeadData', { lead_id: id }),
    stop: () => page.api.reset(),
    /** How many listen to the page being hidden and shown. */
    watchers: page.browser.watchers,
    /** The script has come, and its function does this. */
    take: (track: (id: number) => void) => {
      exposed['exactag'] = ({ lead_id }: { readonly lead_id: string }) => track(Number(lead_id));
    },
    /** The script has come. */
    come: () => {
      exposed['exactag'] = (record: Readonly<Record<string, unknown>>) => {
        received.push(Number(record['lead_id']));
        records.push(record);
      };
    },
    /** The script has come, and is broken. */
    fail: (text: string) => {
      exposed['exactag'] = () => {
        throw new Error(text);
      };
    },
  };
}

describe('A record', () => {
  const record = { id: 1 };

  test('that exactag does not take is given back, and asked for again in a second', () => {
    const way = createWay();
    expect(way.send(record)).toBe(false);
    expect(way.timers()).toBe(1);
    way.pass(999);
    expect(way.resumed()).toBe(0);
    way.pass(1);
    expect(way.resumed()).toBe(1);
    expect(way.timers()).toBe(0);
  });

  test('that is taken leaves nothing behind', () => {
    const way = createWay();
    way.send(record);
    const received: unknown[] = [];
    way.browser.exposed['exactag'] = (taken: unknown) => received.push(taken);
    expect(way.send(record)).toBe(true);
    expect(received).toEqual([record]);
    expect(way.timers()).toBe(0);
    expect(way.watchers()).toBe(0);
  });

  test('that fails twice has one timer and one listener', () => {
    const way = createWay();
    way.send(record);
    way.send(record);
    expect(way.timers()).toBe(1);
    expect(way.watchers()).toBe(1);
  });

  test('that fails while the page is hidden is asked for when it is seen, and by no timer', () => {
    const way = createWay({ hidden: true });
    expect(way.send(record)).toBe(false);
    expect(way.timers()).toBe(0);
    way.browser.show(true);
    expect(way.resumed()).toBe(1);
  });

  test('is asked for no more once the way is closed', () => {
    const way = createWay();
    way.send(record);
    way.stop();
    way.pass(5000);
    way.browser.show(false);
    way.browser.show(true);
    expect(way.resumed()).toBe(0);
    expect(way.timers()).toBe(0);
    expect(way.watchers()).toBe(0);
  });
});

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

  test('that make the function throw are reported at once, and again after another success', () => {
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
    expect(page.printed).toEqual(['More than 1000 messages wait: the oldest go.']);
    expect(page.api.counts()).toMatchObject({ queued: 0, held: 1000, dropped: 2 });
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

  test('keep their order if the function itself makes the page send a message', () => {
    const page = setUp();
    const received: number[] = [];
    page.take((id) => {
      if (id === 1) page.add(3);
      received.push(id);
    });
    page.add(1);
    page.add(2);
    expect(received).toEqual([1, 3, 2]);
  });

  test('keep their order when those that wait are let go and one of them fails', () => {
    const page = setUp();
    for (let id = 1; id <= 4; id += 1) page.add(id);
    const received: number[] = [];
    let busy = true;
    page.take((id) => {
      if (id === 3 && busy) throw new Error('busy');
      received.push(id);
    });
    page.pass(1000);
    expect(received).toEqual([1, 2]);
    busy = false;
    page.add(5);
    expect(received).toEqual([1, 2]);
    page.pass(1000);
    expect(received).toEqual([1, 2, 3, 4, 5]);
  });

  test('hold up no other channel', () => {
    const page = openPage(
      { dataLayerOnly: false, customerData: false, exactag: { src } },
      { cookies: consentCookie('C0003') },
    );
    page.post('InitialPageData', {});
    page.post('LeadData', { lead_id: 1 });
    expect(page.classic()).toHaveLength(2);
    page.pass(1000);
    expect(page.classic()).toHaveLength(2);
  });

  test('say when it was what has waited for a second', () => {
    const page = setUp();
    page.pass(5);
    page.add(1);
    page.pass(500);
    page.add(2);
    page.come();
    page.pass(500);
    page.add(3);
    expect(page.records.map((record) => record['event_time'])).toEqual([5, undefined, undefined]);
  });

  test('are not lost if reading the function throws', () => {
    const page = setUp();
    const received: unknown[] = [];
    let broken = true;
    Object.defineProperty(page.browser.exposed, 'exactag', {
      get: () => {
        if (broken) throw new Error('out of reach');
        return ({ lead_id }: { readonly lead_id: unknown }) => received.push(lead_id);
      },
    });
    expect(() => page.add(1)).not.toThrow();
    broken = false;
    page.pass(1000);
    expect(received).toEqual(['1']);
  });

  test('are forgotten at a reset, and nothing is tried any more', () => {
    const page = setUp();
    page.add(1);
    page.stop();
    expect(page.timers()).toBe(0);
    expect(page.watchers()).toBe(0);
    page.come();
    page.pass(5000);
    expect(page.received).toEqual([]);
    page.view();
    page.add(2);
    expect(page.received).toEqual([2]);
  });

  test('may have the library reset by the function itself', () => {
    const page = setUp();
    page.add(1);
    page.add(2);
    const received: number[] = [];
    page.take((id) => {
      received.push(id);
      page.stop();
    });
    page.pass(1000);
    expect(received).toEqual([1]);
    expect(page.timers()).toBe(0);
    expect(page.watchers()).toBe(0);
  });
});
