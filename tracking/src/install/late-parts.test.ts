import { describe, expect, test } from 'vitest';
import { createGa4 } from '../channels/ga4/ga4.ts';
import { consentCookie } from '../../test/doubles/fake-environment.ts';
import { openPage } from '../../test/doubles/open-page.ts';

const late = { partsAtOnce: false } as const;
const click = { event_category: 'cta', event_action: 'click', event_label: 'Buy' };
const whole = { dataLayerOnly: false, customerData: false } as const;

describe('The GA4 format', () => {
  test('is fetched, and gets what has happened until it is there, in order', () => {
    const page = openPage({}, late);
    page.post('InitialPageData', {});
    page.post('CustomEventData', click);
    expect(page.names()).toEqual(['InitialPageData', 'CustomEventData']);
    page.partsCome();
    page.post('CustomEventData', click);
    expect(page.ga4().map(({ event }) => event)).toEqual(['page_view', 'button_click', 'button_click']);
  });

  test('that the page brings along is there at once', () => {
    const page = openPage({ ga4: createGa4 }, late);
    page.post('InitialPageData', {});
    expect(page.names()).toEqual(['InitialPageData', 'page_view']);
  });

  test('that waits for consent is fetched when statistics has been agreed to', () => {
    const page = openPage({ ga4: 'consent' }, late);
    page.post('InitialPageData', {});
    page.partsCome();
    expect(page.names()).toEqual(['InitialPageData']);
    page.change({ cookies: consentCookie('C0003') });
    page.hint();
    page.partsCome();
    expect(page.ga4()).toMatchObject([{ event: 'page_view', consent: 'C0003' }]);
  });

  test('that cannot be had is missed with an error, and the page goes on', () => {
    const page = openPage({}, late);
    page.post('InitialPageData', {});
    page.partsFail();
    page.post('CustomEventData', click);
    expect(page.names()).toEqual(['InitialPageData', 'CustomEventData']);
    expect(page.printed).toEqual(['The ga4 part could not be loaded.']);
  });
});

describe('The extension', () => {
  const fetched = (options: Parameters<typeof openPage>[0]) => {
    const page = openPage({ ...whole, ga4: createGa4, ...options }, late);
    return page.partsAwaited() > 0;
  };

  test.each([
    ['customer data', { customerData: true }],
    ['exactag', { exactag: { src: '/exactag.js' } }],
    ['the internal tracker', { internalTracker: true }],
    ['new product ids', { newProductIds: true }],
    ['clicks', { listeners: true }],
    ['error monitoring', { monitoring: { url: '/errors' } }],
    ['the touch-point service', { touchPoint: { url: '/touch' } }],
  ])('is fetched for %s', (_title, options) => {
    expect(fetched(options)).toBe(true);
  });

  test('is not fetched for nothing', () => {
    expect(fetched({})).toBe(false);
    expect(fetched({ customerData: true, dataLayerOnly: true })).toBe(false);
  });

  test.each([
    ['the first product', '', ['ProductSourceEventData', { product_id: '1' }]],
    ['the first e-commerce event', '', ['EcommerceEventData', { event: 'view_item' }]],
    ['a page in an app', 'app_context=1', ['InitialPageData', {}]],
  ] as const)('is fetched with %s', (_title, cookies, message) => {
    const page = openPage({ ...whole, ga4: createGa4, queueBeforePageData: true }, { ...late, cookies });
    expect(page.partsAwaited()).toBe(0);
    page.post(message[0], message[1]);
    expect(page.partsAwaited()).toBe(1);
  });

  test('is fetched for orders alone where there is nothing but the data layer', () => {
    const page = openPage({ ...whole, dataLayerOnly: true, ga4: createGa4, queueBeforePageData: true }, late);
    page.post('ProductSourceEventData', { product_id: '1' });
    page.post('EcommerceEventData', { event: 'add_to_cart' });
    expect(page.partsAwaited()).toBe(0);
    page.post('EcommerceEventData', { event: 'purchase' });
    expect(page.partsAwaited()).toBe(1);
  });

  test('gets what has happened until it is there', () => {
    const page = openPage({ ...whole }, { ...late, cookies: consentCookie('C0003') });
    const sent: unknown[] = [];
    page.api.on('decision', ({ channel, records }) => channel === 'history' && sent.push(records));
    page.post('ProductSourceEventData', { product_id: '1' });
    page.post('ProductSourceEventData', { product_id: '2' });
    page.partsCome();
    expect(sent).toMatchObject([[{ product_id: '1' }], [{ product_id: '2' }]]);
  });

  test('that cannot be had holds no page back', () => {
    const page = openPage({ dataLayerOnly: false, ga4: createGa4 }, late);
    page.post('InitialPageData', {});
    expect(page.names()).toEqual([]);
    page.partsFail();
    expect(page.names()).toEqual(['InitialPageData', 'page_view']);
  });
});

describe('A page', () => {
  test('that is left does not wait for data', () => {
    const page = openPage({ dataLayerOnly: false, ga4: createGa4 }, late);
    page.post('InitialPageData', {});
    page.hide();
    expect(page.names()).toEqual(['InitialPageData', 'page_view']);
    page.partsCome();
    expect(page.names()).toEqual(['InitialPageData', 'page_view']);
  });

  test('that is prerendered is sent when it is shown', () => {
    const page = openPage({}, { prerendered: true });
    page.post('InitialPageData', {});
    page.post('CustomEventData', click);
    expect(page.names()).toEqual([]);
    page.show();
    expect(page.classic()).toMatchObject([{ event: 'InitialPageData' }, { event: 'CustomEventData' }]);
  });

  test('that the back/forward cache restores is sent again, unless it is one of a single-page app or the option is off', () => {
    const views = (options: Parameters<typeof openPage>[0], data: object) => {
      const page = openPage(options);
      page.post('InitialPageData', data);
      page.restore();
      return page.classic().length;
    };
    expect(views({}, {})).toBe(2);
    expect(views({}, { is_spa: true })).toBe(1);
    expect(views({ countRestored: false }, {})).toBe(1);
  });
});

describe('Customer data', () => {
  const exposed = {
    tracking: { loginStatus: 'LOGGED_IN', customerTypes: { overall: 'NEW_CUSTOMER' } },
    customer: { identifiers: { partnerGuid: 'guid-1' } },
  };
  const views = (page: ReturnType<typeof openPage>) =>
    page.ga4().filter(({ event }) => event === 'page_view');
  const visit = (options: Parameters<typeof openPage>[0], surroundings: Parameters<typeof openPage>[1]) => {
    const page = openPage({ dataLayerOnly: false, ...options }, { exposed, ...surroundings });
    page.post('InitialPageData', { page_type: 'Homepage', is_spa: true });
    page.post('InitialPageData', { page_type: 'Order Confirmation', is_spa: true });
    page.post('EcommerceEventData', { event: 'purchase_ga4' });
    return page;
  };

  test('belongs to the page that was sent with it, if consent follows after the next page', () => {
    const page = visit({ consentNeeded: { ga4: ['C0003'] }, ga4: createGa4 }, {});
    page.post('InitialPageData', { page_type: 'Content', is_spa: true });
    page.change({ cookies: consentCookie('C0003') });
    page.hint();
    const [home, order, content] = views(page);
    expect([home, content].map((view) => view?.['first_order'])).toEqual([undefined, undefined]);
    expect(order).toMatchObject({ first_order: true });
  });
});
