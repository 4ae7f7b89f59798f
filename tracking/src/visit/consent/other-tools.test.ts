import { describe, expect, test } from 'vitest';
import { openPage } from '../../../test/doubles/open-page.ts';
import { consentCookie } from '../../../test/doubles/fake-environment.ts';
import { gtagConsent } from './gtag-consent.ts';
import { ownConsent } from './own-consent.ts';

const gated = { consentNeeded: { ga4: ['C0003'] } };

describe('A page that says itself what a visitor has agreed to', () => {
  test('is believed in place of the usual tool, from the moment in which it says so', () => {
    const consent = ownConsent();
    const page = openPage({ ...gated, consent }, { cookies: consentCookie('C0003') });
    page.post('InitialPageData', { page_name: 'one' });
    expect(page.ga4()).toEqual([]);
    consent.setConsent(['C0001', 'C0003']);
    expect(page.ga4()).toMatchObject([{ page_name: 'one', consent: 'C0001,C0003' }]);
    consent.setConsent([]);
    page.post('CustomEventData', { event_category: 'cta', event_action: 'click' });
    expect(page.ga4()).toHaveLength(1);
  });

  test('keeps its word when the library is reset, and may change its list afterwards', () => {
    const consent = ownConsent();
    const page = openPage({ ...gated, consent });
    const groups = ['C0003'];
    consent.setConsent(groups);
    groups.pop();
    page.post('Reset');
    page.post('InitialPageData', {});
    expect(page.ga4()).toHaveLength(1);
  });

  test('reaches the tag manager through the library', () => {
    const consent = ownConsent();
    const page = openPage({ consent });
    consent.setConsent(['C0004']);
    expect(page.commands.at(-1)).toMatchObject([
      'consent',
      'update',
      { ad_storage: 'granted', analytics_storage: 'denied' },
    ]);
  });

  test.each([
    ['a list in another shape', { groups: () => 'C0003' }],
    [
      'a tool that throws',
      {
        groups: () => {
          throw new Error('not ready');
        },
      },
    ],
    ['nothing that can be asked', { groups: 5 }],
  ])('grants nothing by %s', (_what, consent) => {
    const page = openPage({ ...gated });
    page.api.reset({ ...gated, ...JSON.parse('{}'), consent });
    page.post('InitialPageData', {});
    expect(page.ga4()).toEqual([]);
    expect(page.classic()).toMatchObject([{ consent: '' }]);
  });
});

describe('Consent mode that a page’s own tool commands', () => {
  const command = (...words: readonly unknown[]): object => Object.fromEntries(words.entries());
  const open = (layer: object[]) =>
    openPage({ ...gated, consent: gtagConsent({ window: { dataLayer: layer } }) }, { layer });
  const ga4 = (layer: readonly object[]) =>
    layer.filter((entry) => 'event' in entry && entry.event === 'page_view');

  test('is read at first and after changes, and the library sends it to no tool', () => {
    const layer: object[] = [command('consent', 'default', { analytics_storage: 'granted' })];
    const page = open(layer);
    page.post('InitialPageData', {});
    expect(ga4(layer)).toEqual([]);
    layer.push(command('consent', 'update', { analytics_storage: 'granted', ad_storage: 'granted' }));
    expect(ga4(layer)).toMatchObject([{ consent: 'C0003' }]);
    layer.push(command('consent', 'update', { ad_user_data: 'granted' }));
    page.post('InitialPageData', {});
    expect(ga4(layer).at(-1)).toMatchObject({ consent: 'C0003,C0004' });
    layer.push(command('consent', 'update', { analytics_storage: 'denied' }));
    page.post('InitialPageData', {});
    expect(ga4(layer)).toHaveLength(2);
    expect(layer.filter((entry) => Object(entry)[1] === 'update')).toHaveLength(3);
  });

  test('is read where it was commanded before the library came, and where the page changes its data layer', () => {
    const layer: object[] = [command('consent', 'update', { analytics_storage: 'granted' })];
    const window: { dataLayer?: unknown[] } = { dataLayer: layer };
    const source = gtagConsent({ window });
    expect(source.groups('')).toEqual(['C0003']);
    const heard: string[] = [];
    source.listen?.(() => heard.push(`${source.groups('')?.join()}`));
    window.dataLayer = [];
    expect(source.groups('')).toEqual(['C0003']);
    window.dataLayer.push(command('consent', 'update', { analytics_storage: 'denied' }));
    expect(heard).toEqual(['']);
  });

  test('throws nothing into a page that pushes what cannot be looked at', () => {
    const dataLayer: unknown[] = [];
    gtagConsent({ window: { dataLayer } }).listen?.(() => {});
    const hostile = new Proxy(
      {},
      {
        get: () => {
          throw new Error('hands off');
        },
      },
    );
    expect(dataLayer.push(hostile)).toBe(1);
  });

  test('may have groups of the shop’s own', () => {
    const dataLayer: unknown[] = [command('consent', 'update', { functionality_storage: 'granted' })];
    expect(
      gtagConsent({ types: { C0002: ['functionality_storage'] }, window: { dataLayer } }).groups(''),
    ).toEqual(['C0002']);
  });
});
