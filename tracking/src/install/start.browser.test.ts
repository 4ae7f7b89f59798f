import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CollectOnTrackApi } from '../api/api.ts';
import type { FetchWhole } from './start.ts';
import { start } from './start.ts';
import { takeOver } from './whole.ts';

const page = { event_name: 'InitialPageData', data: { page_name: 'one', is_spa: true } };
const event = {
  event_name: 'CustomEventData',
  data: { event_category: 'cta', event_action: 'click', event_name: 'buy' },
};
const post = (message: object) => window.postMessage(JSON.stringify(message), '/');
const posted = () => new Promise((resolve) => setTimeout(resolve, 20));
const records = () => (window.dataLayer ?? []).filter((record) => Object(record).event);

/** A start whose rest comes when a test says so. */
function begin() {
  let come = () => {};
  const rest = new Promise<Awaited<ReturnType<FetchWhole>>>((resolve) => {
    come = () => resolve({ takeOver });
  });
  const fetchWhole = vi.fn<FetchWhole>(() => rest);
  return { api: start(fetchWhole), fetchWhole, come };
}
const address = location.href;

beforeEach(() => {
  delete window.collectOnTrackApi;
  delete window.dataLayer;
});
afterEach(() => {
  history.replaceState(null, '', address);
  document.title = '';
  window.collectOnTrackApi?.reset({ tagManager: false, internalTracker: false });
});

test('The rest sends messages that were posted and pushed before it, in order', async () => {
  const { api, fetchWhole, come } = begin();
  post(page);
  await posted();
  const pushed = api.push(event);
  expect(fetchWhole).not.toHaveBeenCalled();
  expect(api.counts().queued).toBe(2);
  expect(api.install({ dataLayerOnly: true })).toBe(api);
  expect(fetchWhole).toHaveBeenCalledOnce();
  come();
  await pushed;
  expect(records()).toMatchObject([{ event: 'InitialPageData' }, { event: 'CustomEventData' }]);
});

test('Consent mode denies everything before the tag manager can start, and before the rest has loaded', () => {
  const { api } = begin();
  api.install();
  expect(Array.from(Object(window.dataLayer?.[0]))).toMatchObject([
    'consent',
    'default',
    { ad_storage: 'denied' },
  ]);
  expect(window.dataLayer).toHaveLength(1);
});

test('A page keeps its address, title and time, though another has followed before the rest was there', async () => {
  const { api, come } = begin();
  const told: unknown[] = [];
  api.on('decision', ({ channel, records: found }) => {
    if (channel === 'classic') told.push(found?.[0]?.['page_path']);
  });
  api.install({ dataLayerOnly: true });
  history.replaceState(null, '', '/first');
  void api.push(page);
  history.replaceState(null, '', '/second');
  void api.push({ ...page, data: { ...page.data, page_name: 'two' } });
  come();
  await expect.poll(() => told).toEqual(['/first', '/second']);
});

test('The promise of a message that was pushed early rejects with its fault', async () => {
  const { api, come } = begin();
  const pushed = api.push({ event_name: 'LeadData', data: { lead_id: null } });
  api.install({ dataLayerOnly: true });
  come();
  await expect(pushed).rejects.toThrow('LeadData has been executed with errors');
});

test('A listener that is removed before the rest has loaded is not called', async () => {
  const { api, come } = begin();
  const heard = vi.fn<(text: string) => void>();
  api.on('warning', heard)();
  const other = vi.fn<(text: string) => void>();
  api.on('warning', other);
  api.install({ dataLayerOnly: true });
  api.install({ dataLayerOnly: true });
  come();
  await expect.poll(() => other.mock.calls.length).toBe(1);
  expect(heard).not.toHaveBeenCalled();
});

test('Options that throw when they are looked at are not thrown into the page', async () => {
  const { api, come } = begin();
  const throwing = () => {
    throw new Error('hands off');
  };
  const options = Object.defineProperty({}, 'tagManager', { get: throwing, enumerable: true });
  expect(api.install(options)).toBe(api);
  const pushed = api.push(page);
  come();
  await pushed;
  await expect.poll(() => records()[0]).toMatchObject({ event: 'InitialPageData' });
});

test('A second bundle finds the first one', () => {
  const { api } = begin();
  expect(start(() => Promise.reject(new Error('never asked')))).toBe(api);
});

test('Of 1001 messages the newest 1000 are kept, and the one that went is counted', () => {
  const { api } = begin();
  for (let count = 0; count < 1001; count += 1) void api.push(event);
  expect(api.counts()).toEqual({ ignored: 0, queued: 1000, held: 0, dropped: 1 });
});

test('A rest that cannot be had is asked for ten times more, and then that is said once', async () => {
  vi.useFakeTimers();
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const fetchWhole = vi.fn<FetchWhole>(() => Promise.reject(new Error('no network')));
  const api: CollectOnTrackApi = start(fetchWhole);
  api.install();
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  expect(fetchWhole).toHaveBeenCalledTimes(11);
  expect(said.mock.calls).toEqual([['[collectOnTrackApi] The library could not be loaded.']]);
  said.mockRestore();
});
