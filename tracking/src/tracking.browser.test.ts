import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ga4 } from './channels/ga4/index.ts';
import { install, sendCustomEvent, sendInitialPageData } from './index.ts';

const cookie = (value: string, age = 60) => {
  document.cookie = `OptanonConsent=${encodeURIComponent(value)}; path=/; SameSite=Lax; max-age=${age}`;
};
/** Returns the records of the data layer, without commands to consent mode and entries that reset `ecommerce`. */
const records = (layer = window.dataLayer ?? []) =>
  layer.filter((record) => Object.prototype.toString.call(record) === '[object Object]');
const success = { event_category: 'registration', event_action: 'success', event_label: 'webshop' };

beforeEach(() => {
  delete window.dataLayer;
});

// The window keeps the library it has, as on a page; every test begins with a reset.
const installed = (options: Parameters<typeof install>[0] = {}) => install({ ...options, reset: true });

afterEach(() => {
  cookie('', 0);
  delete window.OnetrustActiveGroups;
});

test('The page hears that the library is there', () => {
  delete window.collectOnTrackApi;
  const ready = vi.fn<(event: Event) => void>();
  window.addEventListener('collectOnTrackApi:ready', ready, { once: true });
  const api = install();
  expect(ready).toHaveBeenCalledOnce();
  expect(window.collectOnTrackApi).toBe(api);
  expect(api.version).toBe('5.3.0');
});

test('A second library on the page is refused', async () => {
  const api = installed();
  const warnings: string[] = [];
  const stop = api.on('warning', (text) => warnings.push(text));
  const silenced = vi.spyOn(console, 'warn').mockReturnValue();
  expect(install({ site: 'tr' })).toBe(api);
  await expect
    .poll(() => warnings)
    .toEqual([expect.stringContaining('A collectOnTrackApi instance has already been installed...')]);
  silenced.mockRestore();
  stop();
});

test('A registration reaches both formats of the data layer', async () => {
  cookie('datestamp=today&groups=C0001%3A1%2CC0003%3A1');
  installed({ ga4, queueBeforePageData: true, cardWord: 'crema' });
  sendCustomEvent(success);
  sendInitialPageData({
    page_type: 'Webshop_Registration',
    page_name: 'Sign up',
    language: 'de',
    is_spa: true,
  });
  await expect.poll(() => records().length).toBe(4);
  expect(records()).toMatchObject([
    { event: 'InitialPageData', page_type: 'webshop_registration', consent: 'C0001,C0003' },
    { event: 'page_view', page_type: 'webshop_registration', consent: 'C0001,C0003' },
    { event: 'CustomEventData', ...success },
    { event: 'sign_up', method: 'webshop' },
  ]);
});

test('The page’s own data layer is kept', async () => {
  const own: unknown[] = [{ event: 'mine' }];
  window.dataLayer = own;
  installed();
  sendInitialPageData({ page_name: 'Sign up' });
  await expect.poll(() => records(own).length).toBe(3);
  expect(window.dataLayer).toBe(own);
});

test('Consent given in the consent tool is heard at once', async () => {
  installed({ ga4, consentNeeded: { ga4: ['C0003'] } });
  sendInitialPageData({ page_name: 'Sign up' });
  await expect.poll(() => records().length).toBe(1);
  window.OnetrustActiveGroups = ',C0001,C0003,';
  window.dispatchEvent(new CustomEvent('OneTrustGroupsUpdated', { detail: ['C0001', 'C0003'] }));
  // The format itself may still be on its way.
  await expect.poll(() => records().at(-1)).toMatchObject({ event: 'page_view', consent: 'C0001,C0003' });
});

test('The tag manager’s script is inserted, and a page gets the event that its tags have fired', async () => {
  const executed = new Promise<unknown>((resolve) => {
    window.addEventListener(
      'collectOnTrackApi:tracking_executed',
      (event) => resolve(event instanceof CustomEvent && event.detail),
      { once: true },
    );
  });
  // As a tag manager does, which calls back for every record, whenever it comes: a format may still be on its way.
  const layer: { eventCallback?: () => void }[] = [];
  layer.push = (record) => {
    window.setTimeout(() => record.eventCallback?.());
    return layer.length;
  };
  window.dataLayer = layer;
  // There is no such script here, so it is taken out and put in again until the library gives up.
  const inserted = new Promise((resolve) => {
    new MutationObserver((_changes, observer) => {
      const script = document.querySelector<HTMLScriptElement>('script[src="/tags.js"]');
      if (!script) return;
      observer.disconnect();
      resolve(script.nonce);
    }).observe(document.head, { childList: true });
  });
  installed({ ga4, dataLayerOnly: true, tagManager: { src: '/tags.js', load: 'eager', nonce: 'n0nce' } });
  expect(await inserted).toBe('n0nce');
  sendInitialPageData({ page_name: 'Sign up' });
  expect(await executed).toBe(true);
});

test('Messages from another window’s origin are ignored', async () => {
  const api = installed();
  const frame = document.createElement('iframe');
  frame.sandbox.add('allow-scripts');
  frame.srcdoc = `<script>parent.postMessage('{"event_name":"InitialPageData","data":{}}', '*')</script>`;
  document.body.append(frame);
  await expect.poll(() => api.counts().ignored).toBeGreaterThan(0);
  frame.remove();
  expect(records()).toEqual([]);
});
