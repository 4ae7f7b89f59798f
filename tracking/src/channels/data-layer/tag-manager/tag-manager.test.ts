import { describe, expect, test } from 'vitest';
import { consentCookie } from '../../../testing/fake-environment.ts';
import { openPage } from '../../../testing/open-page.ts';

const src = 'https://tags.example/gtm.js?id=GTM-1';

/** The commands to consent mode, as the lists they were called with. */
const commands = (page: ReturnType<typeof openPage>) =>
  page.records
    .filter((record) => Object.prototype.toString.call(record) === '[object Arguments]')
    .map((record) => Object.values(record));

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

  test('is loaded once statistics has been agreed to, and told what it may do', () => {
    const page = openPage({ tagManager: { src } }, { cookies: consentCookie('C0004') });
    expect(page.scripts).toEqual([]);
    page.change({ cookies: consentCookie('C0003', 'C0004') });
    page.hint();
    expect(page.scripts).toMatchObject([{ src }]);
    expect(page.records.at(-1)).toEqual({ 'gtm.start': 0, event: 'gtm.js' });
    expect(commands(page)).toEqual([
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
    expect(commands(page)).toEqual([['consent', 'default', { ...denied, wait_for_update: 500 }]]);
  });

  test('stands first in the data layer, however late the part comes that puts it there', () => {
    const page = openPage(
      { tagManager: { src, load: 'eager' } },
      { partsAtOnce: false, cookies: consentCookie('C0003') },
    );
    page.post('InitialPageData', {});
    expect(page.records).toEqual([]);
    page.partsCome();
    expect(commands(page).map(([, what]) => what)).toEqual(['default', 'update']);
    expect(page.records.slice(0, 2).map((record) => Object.values(record)[1])).toEqual(['default', 'update']);
    expect(page.records[2]).toEqual({ 'gtm.start': 0, event: 'gtm.js' });
    expect(page.records[3]).toMatchObject({ event: 'InitialPageData' });
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
    expect(commands(page).at(-2)).toEqual(['consent', 'update', denied]);
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
