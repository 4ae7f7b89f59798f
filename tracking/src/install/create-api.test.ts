import { describe, expect, test } from 'vitest';
import { createFakeEnvironment } from '../../test/doubles/fake-environment.ts';
import { openPage } from '../../test/doubles/open-page.ts';
import { createApi } from './create-api.ts';

const login = { event_category: 'login', event_action: 'success' };
const refused = 'A collectOnTrackApi instance has already been installed...';

describe('Installing', () => {
  test('makes version 5.3.0 listen', () => {
    const page = openPage();
    expect(page.api.version).toBe('5.3.0');
    page.post('InitialPageData', {});
    expect(page.names()).toEqual(['InitialPageData', 'page_view']);
  });

  test('twice is refused, and the first installation works on as it was', () => {
    const page = openPage({ site: 'tr' });
    page.post('InitialPageData', {});
    expect(page.api.install({ site: 'at' })).toBe(page.api);
    expect(page.printed).toEqual([expect.stringContaining(refused)]);
    page.post('CustomEventData', login);
    page.post('InitialPageData', {});
    expect(page.classic()).toMatchObject([{ site: 'tr' }, login, { site: 'tr' }]);
  });

  test('twice is possible after a reset, once', () => {
    const page = openPage({ site: 'tr' });
    page.api.reset();
    page.api.install({ site: 'at', dataLayerOnly: true });
    expect(page.printed).toEqual([]);
    page.api.install({ site: 'ch' });
    expect(page.printed).toHaveLength(1);
    page.post('InitialPageData', {});
    expect(page.classic()).toMatchObject([{ site: 'at' }]);
  });

  test('twice is refused after a reset when a page has come since', () => {
    const page = openPage({ site: 'tr' });
    page.api.reset();
    page.post('InitialPageData', {});
    page.api.install({ site: 'at' });
    expect(page.printed).toEqual([expect.stringContaining(refused)]);
  });

  test('twice is possible with reset: true', () => {
    const page = openPage({ site: 'tr' });
    page.post('InitialPageData', {});
    page.api.install({ site: 'at', reset: true, dataLayerOnly: true });
    page.post('InitialPageData', {});
    expect(page.classic()).toMatchObject([{ site: 'tr' }, { site: 'at' }]);
    expect(page.printed).toEqual([]);
  });

  test('with what are no options is said, and the page goes on', () => {
    const page = openPage({ site: 'tr' });
    expect(page.api.install(JSON.parse('null'))).toBe(page.api);
    expect(page.printed).toEqual(['install has been executed with errors: no object']);
    page.post('InitialPageData', {});
    expect(page.classic()).toMatchObject([{ site: 'tr' }]);
  });

  test('with what are no options leaves the reset before it be', () => {
    const page = openPage({ site: 'tr' });
    page.api.reset();
    page.api.install(JSON.parse('null'));
    page.api.install({ site: 'at', dataLayerOnly: true });
    page.post('InitialPageData', {});
    expect(page.classic()).toMatchObject([{ site: 'at' }]);
  });

  test.each([
    ['DE', 'de'],
    ['CH-FR', 'ch_fr'],
    ['ch_fr', 'ch_fr'],
    ['SI', 'si'],
    ['no site', 'de'],
    [undefined, 'de'],
  ])('for the site %s reports %s', (site, reported) => {
    const page = openPage(site === undefined ? {} : { site });
    page.post('InitialPageData', {});
    expect(page.classic()).toMatchObject([{ site: reported }]);
  });

  test('without the tag manager fills no data layer', () => {
    const page = openPage({ tagManager: false });
    page.post('InitialPageData', {});
    expect(page.records).toEqual([]);
  });
});

describe('A reset', () => {
  test('by message forgets the page and what waits, and keeps the options', () => {
    const page = openPage({ site: 'sk' });
    page.post('InitialPageData', { page_type: 'Product View' });
    page.post('CustomEventData', login);
    page.post('Reset');
    page.post('EcommerceEventData', { event: 'view_item' });
    expect(page.names()).toEqual([]);
    expect(page.printed).toEqual(['An e-commerce event could not be sent due to missing initial page data.']);
    page.post('InitialPageData', {});
    expect(page.classic()).toMatchObject([{ site: 'sk' }]);
  });

  test('by script changes the options that are given', () => {
    const page = openPage({ site: 'sk', queueBeforePageData: true });
    page.api.reset({ site: 'cz' });
    page.post('CustomEventData', login);
    page.post('InitialPageData', {});
    expect(page.classic()).toMatchObject([{ site: 'cz' }, login]);
  });
});

describe('Pushing from a script', () => {
  test('takes the message itself or its JSON', async () => {
    const page = openPage();
    await page.api.push({ event_name: 'InitialPageData', data: {} });
    await page.api.push(JSON.stringify({ event_name: 'CustomEventData', data: login }));
    expect(page.names()).toEqual(['InitialPageData', 'page_view', 'CustomEventData', 'login']);
  });

  test.each([
    ['an early event', { event_name: 'CustomEventData', data: login }, 'CustomEventData', 'A custom event'],
    [
      'an invalid page',
      { event_name: 'InitialPageData', data: { page_name: null } },
      'InitialPageData',
      'page_name',
    ],
    ['a stranger', { event_name: 'Resize' }, 'push', 'no message is called Resize'],
    ['nothing', undefined, 'push', 'no JSON object'],
  ])('%s is rejected', async (_title, message, operation, reason) => {
    await expect(openPage().api.push(message)).rejects.toThrow(
      new RegExp(`^${operation} has been executed with errors: .*${reason}`),
    );
  });

  test('is rejected when a channel fails; the others are not affected, and nothing is thrown into the page', async () => {
    const page = createFakeEnvironment();
    let broken = false;
    const push = (record: object) => {
      if (broken) {
        broken = false;
        throw new Error('the data layer is frozen');
      }
      return Array.isArray(record) || 'event' in record ? page.records.push(record) : 0;
    };
    const dataLayer = Object.assign([], { push });
    const api = createApi({ ...page.window, dataLayer }, page.fetchPart).install({ dataLayerOnly: true });
    broken = true;
    await expect(api.push({ event_name: 'InitialPageData', data: {} })).rejects.toThrow(
      'InitialPageData has been executed with errors: classic: the data layer is frozen',
    );
    expect(page.records).toMatchObject([{ event: 'page_view' }]);
    expect(page.printed).toEqual([
      'InitialPageData has been executed with errors: classic: the data layer is frozen',
    ]);
  });
});

test('A push is rejected when the tracking service refuses what it was sent', async () => {
  const page = openPage(
    { dataLayerOnly: false, customerData: false, internalTracker: true },
    { answers: { '/service/ttruth/publish': { status: 503, body: 'busy' } } },
  );
  page.post('InitialPageData', {});
  const data = { event_category: 'cta', event_action: 'click', event_name: 'x' };
  await expect(page.api.push({ event_name: 'CustomEventData', data })).rejects.toThrow(
    'CustomEventData has been executed with errors: Ttruth tracking request failed with status 503: busy',
  );
});

test('A list of 450 items is taken, whole', () => {
  const page = openPage();
  const items = Array.from({ length: 450 }, (_, index) => ({
    item_id: `${index}`,
    item_name: 'x'.repeat(600),
  }));
  page.post('InitialPageData', {});
  page.post('ItemListData', { items });
  const lists = page.ga4().filter(({ event }) => event === 'view_item_list');
  expect(lists.flatMap(({ ecommerce }) => Object(ecommerce).items)).toHaveLength(450);
});

test('What a page gets wrong again and again is said once, and counted', () => {
  const page = openPage();
  page.post('InitialPageData', {});
  for (let count = 0; count < 3; count += 1) {
    page.post('Resize', {});
    page.post('LeadData', { lead_id: '1', colour: 'red' });
    page.post('ItemListData', { items: [{ colour: 'red' }, { colour: 'red' }] });
  }
  expect(page.printed).toEqual([
    'Ignored: no message is called Resize.',
    'LeadData is sent without colour, which is unknown or unreadable.',
    'ItemListData is sent without items.colour, which is unknown or unreadable.',
  ]);
  expect(page.api.counts().ignored).toBe(3);
});

describe('Listening', () => {
  test('ends when it is called off', () => {
    const page = openPage();
    const heard: string[] = [];
    const stop = page.api.on('warning', (text) => heard.push(text));
    page.post('CustomEventData', login);
    stop();
    page.post('CustomEventData', login);
    expect(heard).toHaveLength(1);
    expect(page.printed).toHaveLength(2);
  });

  test('a field that is neither true nor false, or an unknown event, is one warning', () => {
    const page = openPage();
    page.post('InitialPageData', { is_spa: 'perhaps' });
    page.post('EcommerceEventData', { event: 'refund' });
    expect(page.printed).toEqual([
      'InitialPageData has no true or false in is_spa.',
      'EcommerceEventData is invalid and not sent because of event.',
    ]);
    expect(page.debug).toEqual([]);
  });

  test('a listener that throws affects no other code', () => {
    const page = openPage();
    page.api.on('decision', () => {
      throw new Error('mine');
    });
    page.post('InitialPageData', {});
    expect(page.names()).toEqual(['InitialPageData', 'page_view']);
    expect(page.printed).toEqual(['mine', 'mine']);
  });
});

describe('What is none of ours', () => {
  test('is ignored, counted and reported to listeners of debug', () => {
    const page = openPage({ allowedOrigins: ['https://checkout.example'] });
    page.postRaw('webpackHotUpdate');
    page.post('InitialPageData', {}, 'https://evil.example');
    page.postRaw({ event_name: 'InitialPageData' });
    expect(page.records).toEqual([]);
    expect(page.debug).toEqual(['Ignored: no JSON object.', 'Ignored: origin https://evil.example.']);
    expect(page.api.counts().ignored).toBe(2);
    expect(page.printed).toEqual([]);
    page.post('InitialPageData', {}, 'https://checkout.example');
    expect(page.names()).toEqual(['InitialPageData', 'page_view']);
  });
});
