import { describe, expect, test } from 'vitest';
import { consentCookie } from '../../../test/doubles/fake-environment.ts';
import { openPage } from '../../../test/doubles/open-page.ts';

const src = 'https://tags.example/gtm.js?id=GTM-1';

const denied = {
  ad_storage: 'denied',
  analytics_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

describe('The tag manager', () => {
  test('is not loaded when no script is named', () => {
    const page = openPage({}, { cookies: consentCookie('C0003') });
    page.hint();
    expect(page.scripts).toEqual([]);
    expect(page.records).toEqual([]);
  });

  test('is loaded after consent to statistics, with consent mode set', () => {
    const page = openPage({ tagManager: { src } }, { cookies: consentCookie('C0004') });
    expect(page.scripts).toEqual([]);
    page.change({ cookies: consentCookie('C0003', 'C0004') });
    page.hint();
    expect(page.scripts).toMatchObject([{ src }]);
    expect(page.records.at(-1)).toEqual({ 'gtm.start': 0, event: 'gtm.js' });
    expect(page.commands).toEqual([
      ['consent', 'default', { ...denied, wait_for_update: 500 }],
      [
        'consent',
        'update',
        { ...denied, ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' },
      ],
      [
        'consent',
        'update',
        {
          ad_storage: 'granted',
          analytics_storage: 'granted',
          ad_user_data: 'granted',
          ad_personalization: 'granted',
        },
      ],
    ]);
  });

  test('is loaded at once when the page wants it so, with everything denied', () => {
    const page = openPage({ tagManager: { src, load: 'eager' } });
    expect(page.scripts).toMatchObject([{ src }]);
    expect(page.commands).toEqual([['consent', 'default', { ...denied, wait_for_update: 500 }]]);
  });

  test('gets consent mode before any record, even if its script loads late', () => {
    const page = openPage(
      { tagManager: { src, load: 'eager' } },
      { partsAtOnce: false, cookies: consentCookie('C0003') },
    );
    page.post('InitialPageData', {});
    page.partsCome();
    expect(page.pushed.slice(0, 2).map((record) => Object.values(record)[1])).toEqual(['default', 'update']);
    expect(page.pushed[2]).toMatchObject({ event: 'InitialPageData' });
    expect(page.pushed).toContainEqual({ 'gtm.start': 0, event: 'gtm.js' });
  });

  test('whose part cannot be had keeps nothing from the data layer', () => {
    const page = openPage({ tagManager: { src } }, { partsAtOnce: false, cookies: consentCookie('C0003') });
    page.post('InitialPageData', {});
    page.partsFail();
    expect(page.scripts).toEqual([]);
    expect(page.names()).toEqual(['InitialPageData']);
    expect(page.printed).toContain('The tagManager part could not be loaded.');
  });

  test('learns of a withdrawal and is not loaded twice, not even after a reset', () => {
    const page = openPage({ tagManager: { src } }, { cookies: consentCookie('C0003') });
    page.post('Reset');
    page.change({ cookies: consentCookie() });
    page.hint();
    page.change({ cookies: consentCookie('C0003') });
    page.hint();
    expect(page.scripts).toHaveLength(1);
    expect(page.commands.at(-2)).toEqual(['consent', 'update', denied]);
  });

  test('that the page loads itself gets consent mode, and no script is loaded', () => {
    const page = openPage({}, {});
    page.pushed.push({ 'gtm.start': 1, event: 'gtm.js' });
    page.change({ cookies: consentCookie('C0003') });
    page.hint();
    expect(page.scripts).toEqual([]);
    expect(page.commands.map(([, what]) => what)).toEqual(['default', 'update']);
  });

  test('that has started before gets the state only, even before the visitor has chosen', () => {
    const layer = [{ 'gtm.start': 1, event: 'gtm.js' }];
    openPage({}, { layer });
    expect(layer.map((entry) => Object.values(entry).slice(0, 2))).toEqual([
      [1, 'gtm.js'],
      ['consent', 'update'],
    ]);
  });

  test('that has a default of the page gets no second default', () => {
    const ownDefault = (..._words: readonly unknown[]) => ({ 0: 'consent', 1: 'default' });
    const layer: object[] = [ownDefault()];
    openPage({}, { layer });
    expect(layer).toHaveLength(1);
  });

  test.each([
    ['by a script of the page', { loadedScript: true }],
    ['and has begun', { exposed: { google_tag_manager: { 'GTM-1': {} } } }],
  ])('is not loaded a second time where its container is there %s', (_how, surroundings) => {
    const page = openPage({ tagManager: { src, load: 'eager' } }, surroundings);
    expect(page.scripts).toEqual([]);
    expect(page.records).toEqual([]);
  });

  test('gets the state again if the page replaces the data layer', () => {
    const page = openPage({}, { cookies: consentCookie('C0003') });
    const layer: object[] = [];
    page.change({ layer });
    page.post('InitialPageData', {});
    expect(layer.map((entry) => Object.values(entry)[1])).toEqual([
      'default',
      'update',
      expect.anything(),
      expect.anything(),
    ]);
  });

  test('is not taken for another container, whose callback says nothing of its tags', () => {
    const page = openPage({ tagManager: { src } });
    page.post('InitialPageData', {});
    const call = (id?: string) => {
      for (const record of page.records)
        if ('eventCallback' in record && typeof record.eventCallback === 'function') record.eventCallback(id);
    };
    call('GTM-FOREIGN');
    expect(page.executed).toEqual([]);
    call('GTM-1');
    expect(page.executed).toEqual([true]);
  });

  test('is tried again ten times, every 100 ms, then it is given up with an error', () => {
    const page = openPage({ tagManager: { src, load: 'eager' } });
    for (let attempt = 0; attempt < 11; attempt += 1) {
      page.scripts.at(-1)?.failed();
      page.pass(100);
    }
    expect(page.scripts).toHaveLength(11);
    expect(page.printed).toEqual([`The script ${src} could not be loaded.`]);
  });
});
