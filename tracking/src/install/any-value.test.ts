import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRecord } from '../browser/is-record.ts';
import type { InstallOptions } from '../api/options.ts';
import { consentCookie, createFakeEnvironment } from '../../test/doubles/fake-environment.ts';
import { openPage } from '../../test/doubles/open-page.ts';
import { createApi } from './create-api.ts';

const throwing = () => {
  throw new Error('hands off');
};
const circular: Record<string, unknown> = {};
circular['self'] = circular;

/** Values that throw when they are read, called or converted, by number, because the generator reads what it generates. */
const hostile: readonly unknown[] = [
  throwing,
  circular,
  { toJSON: throwing },
  { toString: throwing },
  Object.create(null),
  new Proxy({}, { get: throwing, ownKeys: throwing, has: throwing }),
  Symbol('x'),
  10n,
  Number.NaN,
];
const number = fc.nat({ max: hostile.length - 1 }).map((index) => `hostile ${index}`);
const anything = fc.oneof(
  fc.anything({ withNullPrototype: true, withBigInt: true, withSparseArray: true, withMap: true }),
  number,
);
/** The same with what the numbers stand for. */
const filled = (given: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const index = /^hostile (\d)$/.exec(typeof value === 'string' ? value : '')?.[1];
      if (index) return [name, hostile[Number(index)]];
      return [name, isRecord(value) && Object.keys(value).length < 5 ? filled(value) : value];
    }),
  );
const optionNames: readonly (keyof InstallOptions)[] = [
  'site',
  'stage',
  'cookieNames',
  'sites',
  'dataLayerOnly',
  'reference',
  'allowedOrigins',
  'countRestored',
  'listeners',
  'customerData',
  'cardWord',
  'newProductIds',
  'productHistory',
  'tagManager',
  'ga4',
  'ga4Rules',
  'consentNeeded',
  'afterRefusal',
  'consent',
  'channels',
  'exactag',
  'consentFreePartners',
  'internalTracker',
  'touchPoint',
  'nativeApp',
  'monitoring',
];
const nested = fc.dictionary(
  fc.constantFrom(
    'src',
    'load',
    'url',
    'classic',
    'ga4',
    'de',
    'login',
    'coupons',
    'bridge',
    'container',
    'groups',
    'listen',
  ),
  anything,
);
const options = fc.dictionary(fc.constantFrom(...optionNames), fc.oneof(anything, nested));

/** A page on which one of everything happens. */
function useAll(given: object) {
  const page = createFakeEnvironment({ cookies: consentCookie('C0003', 'C0004') });
  const api = createApi(page.window, page.fetchPart);
  api.install(given);
  page.post('ProductSourceEventData', { product_id: '1' });
  page.post('InitialPageData', { page_type: 'Content' });
  page.post('CustomEventData', { event_category: 'cta', event_action: 'click', event_name: 'x' });
  page.post('EcommerceEventData', { event: 'purchase', ecommerce: { transaction_id: '1', items: [{}] } });
  page.post('LeadData', { lead_id: '1' }, 'https://other.example');
  page.change({ cookies: consentCookie() });
  page.hint();
  page.pass(5000);
  page.hide();
  page.restore();
  api.reset(given);
  api.counts();
  return page;
}

describe('Nothing is thrown into the page, and a page is sent', () => {
  test('whatever stands in whatever option', () => {
    fc.assert(
      fc.property(options, (given) => {
        const page = useAll(filled(given));
        // A shop may switch the data layer off, or set groups for it that cannot be granted.
        const isMeant = given['tagManager'] !== false && !('consentNeeded' in given);
        if (isMeant)
          expect(page.records).toContainEqual(expect.objectContaining({ event: 'InitialPageData' }));
      }),
    );
  });

  test.each([
    [{ site: null }],
    [{ site: 5 }],
    [{ allowedOrigins: 'https://shop' }],
    [{ tagManager: 'GTM-1' }],
  ])('by the default of what %o has wrong, with a warning', (given) => {
    const page = useAll(given);
    expect(page.records).toContainEqual(expect.objectContaining({ event: 'InitialPageData', site: 'de' }));
    expect(page.printed).toContain(
      `The option ${Object.keys(given).join()} is not understood: its default counts.`,
    );
  });

  test('a listener that throws', () => {
    const page = createFakeEnvironment();
    const api = createApi(page.window, page.fetchPart);
    for (const type of ['warning', 'debug', 'decision', 'message', 'tracking_executed'] as const)
      for (let count = 0; count < 20; count += 1) api.on(type, throwing);
    const heard: string[] = [];
    api.on('warning', (text) => heard.push(text));
    api.install(JSON.parse('{"dataLayerOnly":true,"site":5}'));
    page.post('InitialPageData', {});
    expect(page.records).toContainEqual(expect.objectContaining({ event: 'InitialPageData' }));
    expect(heard).toContain('hands off');
  });

  test('a listener that warns whenever it hears a warning', () => {
    const page = openPage();
    page.api.on('warning', () => void page.api.push({ event_name: 'LeadData', data: { lead_id: null } }));
    page.post('LeadData', { lead_id: null });
    page.post('InitialPageData', {});
    expect(page.names()).toContain('InitialPageData');
  });
});
