import type { Decision, Received } from '@crema/tracking';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepReceipts, type ReceiptPage } from './keep-receipts.ts';

const registered = { event_name: 'form_registered' };
const arrived = [Promise.resolve(undefined)];
const failed = [Promise.resolve('Exception has occurred during Ttruth tracking')];
const refused = [Promise.resolve('Ttruth tracking request failed with status 400: ')];

const decision = (changed: Partial<Decision> = {}): Decision => ({
  event: 'CustomEventData',
  data: {},
  channel: 'ttruth',
  outcome: 'sent',
  consent: 'C0001,C0003',
  answers: arrived,
  ...changed,
});

/** Opens a page whose library has made these decisions. */
function open(
  earlier: readonly Decision[] = [],
  marks: Record<string, string> = {},
  kept: string | null = null,
) {
  const listeners: ((value: Decision) => void)[] = [];
  const leave: (() => void)[] = [];
  const sent: { id?: string; words: readonly string[] }[] = [];
  const stored = new Map<string, string>(kept === null ? [] : [['cremaReceipts', kept]]);
  const dataset: Record<string, string | undefined> = { ...marks };
  const state = { isOnline: true };
  let ids = 0;
  const received: readonly Received[] = [{ at: 0, text: '', data: {}, decisions: earlier }];
  const page: ReceiptPage = {
    collectOnTrackApi: {
      received: () => received,
      on: (_type, listener) => {
        // The fake only emits decisions.
        listeners.push(Function.prototype.call.bind(listener, undefined));
        return () => {};
      },
    },
    document: { body: { dataset } },
    fetch: async (_url, { body }) => {
      if (!state.isOnline) throw new TypeError('Failed to fetch');
      sent.push(JSON.parse(typeof body === 'string' ? body : ''));
      return { ok: true, status: 204 };
    },
    setTimeout: (run, milliseconds) => setTimeout(run, milliseconds),
    navigator: {
      get onLine() {
        return state.isOnline;
      },
    },
    crypto: { randomUUID: () => `id-${(ids += 1)}` },
    sessionStorage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    addEventListener: (_type, run) => void leave.push(run),
  };
  keepReceipts(page);
  return {
    sent,
    stored,
    state,
    mark: () => dataset['tracking'],
    hide: () => leave.forEach((run) => run()),
    decide: async (changed: Partial<Decision>) => {
      for (const listener of listeners) listener(decision(changed));
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settled = async () => await vi.advanceTimersByTimeAsync(0);

test.each([
  ['no record yet', [], '-'],
  ['a record that arrived', [decision()], 'id-1 ttruth=works'],
  ['a record that its service refused', [decision({ answers: refused })], 'id-1 ttruth=works'],
  ['one record that failed', [decision({ answers: failed })], 'id-1'],
  [
    'two records that failed',
    [decision({ answers: failed }), decision({ answers: failed })],
    'id-1 ttruth=fails',
  ],
  [
    'one of three that arrived',
    [failed, failed, arrived].map((answers) => decision({ answers })),
    'id-1 ttruth=works',
  ],
  [
    'a channel that waits for consent',
    [decision({ consent: '', channel: 'ga4', outcome: 'held', needs: ['C0003'] })],
    '- ga4=held',
  ],
  ['a visitor without consent', [decision({ consent: 'C0001' })], '- ttruth=works'],
])('with %s, a registration is sent with that state', async (_, earlier, mark) => {
  const page = open(earlier);
  await settled();
  expect(page.mark()).toBe(mark);
});

test('an older library of the shop says nothing of its channels', () => {
  const dataset: Record<string, string | undefined> = {};
  keepReceipts({
    document: { body: { dataset } },
    fetch: () => Promise.reject(new Error('not called')),
    setTimeout: () => {},
    navigator: { onLine: true },
    crypto: {},
    sessionStorage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    addEventListener: () => {},
  });
  expect(dataset['tracking']).toBe('-');
});

test('a receipt has the id of its registration, and the next registration has another', async () => {
  const page = open([decision()]);
  await page.decide({ data: registered });
  await page.decide({
    event: 'LeadData',
    data: { lead_id: 'registration' },
    channel: 'partner',
    answers: failed,
  });
  expect(page.sent.at(-1)).toEqual({
    id: 'id-1',
    words: ['lead.partner=failed', 'registered.ttruth=sent', 'ttruth=works'],
  });
  expect(page.mark()).toBe('id-2 ttruth=works');
  await page.decide({ data: { ...registered } });
  expect(page.sent.at(-1)?.id).toBe('id-2');
});

test('a receipt that has not arrived is sent again, with what is known by then', async () => {
  const page = open([decision()]);
  page.state.isOnline = false;
  await page.decide({ data: registered });
  await page.decide({ data: registered, channel: 'classic', answers: [] });
  expect(page.sent).toEqual([]);
  page.state.isOnline = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(page.sent).toEqual([
    {
      id: 'id-1',
      words: ['classic=works', 'registered.classic=sent', 'registered.ttruth=sent', 'ttruth=works'],
    },
  ]);
  page.hide();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.sent).toHaveLength(1);
});

test('a page that is left gives its receipt to the next page of the tab', async () => {
  const page = open([decision()]);
  page.state.isOnline = false;
  await page.decide({ data: registered });
  page.hide();
  const kept = page.stored.get('cremaReceipts') ?? '';
  const next = open([], {}, kept);
  await settled();
  expect(next.sent).toEqual([{ id: 'id-1', words: ['registered.ttruth=sent', 'ttruth=works'] }]);
  expect([...next.stored]).toEqual([]);
});

test.each(['{', '{}', 'null', '7'])('a broken list of receipts (%s) changes nothing', async (kept) => {
  const page = open([decision()], {}, kept);
  await page.decide({ data: registered });
  expect(page.sent).toHaveLength(1);
});

test('without consent a receipt has no id, is sent once, and is stored nowhere', async () => {
  const page = open([decision({ consent: 'C0001' })]);
  await page.decide({ data: registered, consent: 'C0001' });
  expect(page.sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  page.hide();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.sent).toEqual([{ words: ['registered.ttruth=sent', 'ttruth=works'] }]);
  expect([...page.stored]).toEqual([]);
});

test('without consent a receipt that is lost is not repeated, because it may have been counted', async () => {
  const page = open([decision({ consent: '' })]);
  await page.decide({ data: registered, consent: '' });
  page.state.isOnline = false;
  page.hide();
  page.state.isOnline = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.sent).toEqual([]);
});

test('without consent a receipt waits for a connection', async () => {
  const page = open([decision({ consent: '' })]);
  page.state.isOnline = false;
  await page.decide({ data: registered, consent: '' });
  await vi.advanceTimersByTimeAsync(60_000);
  page.state.isOnline = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.sent).toHaveLength(1);
});

test('a registration that was sent before has no id', async () => {
  const page = open([decision()], { sending: '' });
  await page.decide({ data: registered });
  await vi.advanceTimersByTimeAsync(5000);
  expect(page.sent).toEqual([{ words: ['registered.ttruth=sent', 'ttruth=works'] }]);
});

test('a record that waits for consent is refused, and sent as soon as it is', async () => {
  const page = open([decision()]);
  await page.decide({ data: registered, channel: 'ga4', outcome: 'held', needs: ['C0003'] });
  await page.decide({ data: registered, channel: 'ga4', answers: [] });
  expect(page.sent.at(-1)?.words).toEqual([
    'ga4=works',
    'registered.ga4=refused',
    'registered.ga4=sent',
    'ttruth=works',
  ]);
});
