import { describe, expect, test } from 'vitest';
import { createGa4 } from '../channels/ga4/ga4.ts';
import { openPage } from '../../test/doubles/open-page.ts';

const click = (label: string | number) => ({
  event_category: 'cta',
  event_action: 'click',
  event_label: String(label),
});
const viewed = [undefined, 'EcommerceEventData', undefined, 'view_item'];
const missing = 'A custom event could not be sent due to missing initial page data.';

describe('Before any page data have arrived', () => {
  test('events are dropped with a warning', () => {
    const page = openPage();
    page.post('CustomEventData', click('early'));
    page.post('InitialPageData', { page_type: 'Content' });
    expect(page.names()).toEqual(['InitialPageData', 'page_view']);
    expect(page.printed).toEqual([missing]);
  });

  test('events are kept in order when the page asks for it', () => {
    const page = openPage({ queueBeforePageData: true });
    page.post('CustomEventData', click(1));
    page.post('CustomEventData', click(2));
    expect(page.names()).toEqual([]);
    page.post('InitialPageData', { page_type: 'Content' });
    expect(page.classic().map((record) => record['event_label'])).toEqual([undefined, '1', '2']);
    expect(page.printed).toEqual([]);
  });

  test('1000 events are kept, of more the oldest is dropped, with one warning and a count', () => {
    const page = openPage({ queueBeforePageData: true });
    for (let count = 1; count <= 1000; count += 1) page.post('CustomEventData', click(count));
    expect(page.printed).toEqual([]);
    page.post('CustomEventData', click(1001));
    page.post('CustomEventData', click(1002));
    expect(page.printed).toEqual(['More than 1000 messages wait: the oldest go.']);
    expect(page.api.counts()).toEqual({ queued: 1000, dropped: 2, held: 0, ignored: 0 });
    // The page makes room for itself, and is sent with all others.
    page.post('InitialPageData', {});
    expect(page.classic().at(1)).toMatchObject({ event_label: '4' });
    expect(page.classic().at(-1)).toMatchObject({ event_label: '1002' });
  });

  test('a lead waits, a product source concerns no page', () => {
    const page = openPage();
    page.post('LeadData', { lead_id: '1' });
    page.post('ProductSourceEventData', { product_id: '1' });
    expect(page.names()).toEqual([]);
    expect(page.api.counts()).toMatchObject({ queued: 1 });
    page.post('InitialPageData', {});
    expect(page.names()).toEqual(['InitialPageData', 'page_view', 'LeadData', 'generate_lead']);
    expect(page.printed).toEqual([]);
  });
});

describe('Pages that wait for an e-commerce event', () => {
  test.each(['Product View', 'add_to_basket', 'Checkout_Lieferadresse', 'checkout', 'Order Confirmation'])(
    '%s',
    (page_type) => {
      const page = openPage();
      page.post('InitialPageData', { page_type });
      expect(page.names()).toEqual([]);
      page.post('EcommerceEventData', { event: 'view_item' });
      expect(page.names()).toEqual(['InitialPageData', 'page_view', ...viewed]);
    },
  );

  test('what comes meanwhile is sent after the page: custom events, e-commerce, item list, leads', () => {
    const page = openPage();
    page.post('InitialPageData', { page_type: 'Product View' });
    page.post('LeadData', {});
    page.post('ItemListData', {});
    page.post('CustomEventData', click('x'));
    page.post('EcommerceEventData', { event: 'view_item' });
    expect(page.names().filter(Boolean)).toEqual([
      'InitialPageData',
      'page_view',
      'CustomEventData',
      'button_click',
      'EcommerceEventData',
      'view_item',
      'ItemListData',
      'view_item_list',
      'LeadData',
      'generate_lead',
    ]);
  });

  test('an e-commerce event that was kept from before counts', () => {
    const page = openPage({ queueBeforePageData: true });
    page.post('EcommerceEventData', { event: 'view_item' });
    page.post('InitialPageData', { page_type: 'Product View' });
    expect(page.names()).toEqual(['InitialPageData', 'page_view', ...viewed]);
  });

  test('a page that is followed by another goes first, without an e-commerce event that cannot come any more', () => {
    const page = openPage();
    page.post('InitialPageData', { page_type: 'Product View', page_name: 'one' });
    page.post('CustomEventData', click('on one'));
    page.post('InitialPageData', { page_type: 'Product View', page_name: 'two' });
    expect(page.classic()).toMatchObject([{ page_name: 'one' }, { event_label: 'on one' }]);
    page.post('CustomEventData', click('on two'));
    page.post('EcommerceEventData', { event: 'view_item' });
    expect(page.classic().slice(2)).toMatchObject([
      { page_name: 'two' },
      { event_label: 'on two' },
      { ecommerce_event: 'view_item' },
    ]);
  });
});

test('Pages that wait are counted, and bounded as everything that waits', () => {
  const page = openPage({ dataLayerOnly: false }, { partsAtOnce: false });
  for (let count = 1; count <= 1002; count += 1) page.post('InitialPageData', { page_name: String(count) });
  expect(page.api.counts()).toMatchObject({ queued: 1000, dropped: 2 });
  page.partsFail();
  expect(
    page
      .classic()
      .map((record) => record['page_name'])
      .slice(0, 2),
  ).toEqual(['3', '4']);
});

test('Room is made by an event rather than by the page that others belong to', () => {
  const page = openPage();
  page.post('InitialPageData', { page_type: 'Product View' });
  for (let count = 1; count <= 1000; count += 1) page.post('CustomEventData', click(count));
  page.post('EcommerceEventData', { event: 'view_item' });
  expect(page.names()[0]).toBe('InitialPageData');
  expect(page.classic().at(1)).toMatchObject({ event_label: '3' });
});

describe('Waiting has one deadline for all pages', () => {
  test('of 3 s from the first, though the later parts hang', () => {
    const page = openPage({ ga4: createGa4, dataLayerOnly: false }, { partsAtOnce: false });
    const queued = () => page.api.counts().queued;
    page.post('InitialPageData', { page_name: 'one' });
    page.pass(2000);
    page.post('InitialPageData', { page_name: 'two' });
    page.pass(999);
    expect(queued()).toBe(2);
    page.pass(1);
    expect(queued()).toBe(0);
    page.post('InitialPageData', { page_name: 'three' });
    expect(queued()).toBe(0);
  });
});

test('An invalid page is not sent, and a corrected one may follow', () => {
  const page = openPage();
  page.post('InitialPageData', { page_name: null });
  page.post('CustomEventData', click('x'));
  page.post('InitialPageData', { page_name: 'Sign up' });
  expect(page.names()).toEqual(['InitialPageData', 'page_view']);
  expect(page.printed).toEqual(['InitialPageData is invalid and not sent because of page_name.', missing]);
});

test('A page that follows in the same document is sent, and its data replace those of the page before', () => {
  const page = openPage();
  page.post('InitialPageData', { page_name: 'one', lead_id: '1' });
  page.post('InitialPageData', { page_name: 'two' });
  expect(page.classic()).toMatchObject([{ page_name: 'one' }, { page_name: 'two' }]);
  expect(page.records.at(-1)).toHaveProperty('lead_id', undefined);
});

test('Keys of the event before are reset, since a tag manager remembers them', () => {
  const page = openPage();
  page.post('InitialPageData', { page_name: 'one' });
  page.post('CustomEventData', { ...click('Buy'), click_type: 'internal' });
  page.post('CustomEventData', { event_category: 'login', event_action: 'success' });
  const [classic, ga4] = page.records.slice(-2);
  expect(classic).toMatchObject({ event_action: 'success', event_label: undefined, click_type: undefined });
  expect(ga4).toMatchObject({ event: 'login', subject: undefined, click_type: undefined });
  expect(ga4).not.toHaveProperty('page_name');
});
