import { describe, expect, test } from 'vitest';
import { createGa4 } from './ga4/ga4.ts';
import { consentCookie } from '../../test/doubles/fake-environment.ts';
import { openPage } from '../../test/doubles/open-page.ts';

const customer = {
  exposed: {
    tracking: { loginStatus: 'LOGGED_IN' },
    customer: { identifiers: { partnerGuid: 'guid-1' }, email: { base64: 'YUBiLmRl' } },
  },
};
const whole = { dataLayerOnly: false, ga4: createGa4 } as const;

describe('Consent for customer data is checked when they are sent', () => {
  test('no identifier is sent after consent to statistics was withdrawn', () => {
    const page = openPage(
      { ...whole, consentNeeded: { classic: ['C0004'] } },
      { ...customer, cookies: consentCookie('C0003') },
    );
    page.post('InitialPageData', {});
    page.change({ cookies: consentCookie('C0004') });
    page.hint();
    const [record] = page.classic();
    expect(record).toMatchObject({ customer_id: 'noConsent', consent: 'C0004' });
    expect(JSON.stringify(record)).not.toMatch(/guid-1|YUBiLmRl/);
  });

  test('and what had to wait for statistics names the customer', () => {
    const page = openPage({ ...whole, consentNeeded: { classic: ['C0003'] } }, customer);
    page.post('InitialPageData', {});
    page.change({ cookies: consentCookie('C0003') });
    page.hint();
    expect(page.classic()).toMatchObject([{ customer_id: 'guid-1' }]);
  });
});

test('The tag manager hears of consent before what had to wait for it', () => {
  const page = openPage({
    ga4: createGa4,
    consentNeeded: { ga4: ['C0003'] },
    tagManager: { src: 'https://tags.example/gtm.js', load: 'eager' },
  });
  page.post('InitialPageData', {});
  page.change({ cookies: consentCookie('C0003') });
  page.hint();
  const last = page.pushed.slice(-2);
  expect(Object.values(last[0] ?? {}).slice(0, 2)).toEqual(['consent', 'update']);
  expect(last[1]).toMatchObject({ event: 'page_view' });
});

test('A data layer that throws keeps no listener from a withdrawal of consent', () => {
  const page = openPage(
    { ...whole, tagManager: { src: 'https://tags.example/gtm.js' }, customerData: false },
    { cookies: consentCookie('C0003') },
  );
  page.post('InitialPageData', {});
  page.post('ProductSourceEventData', { product_id: '1' });
  page.pass(1);
  expect(page.browser.stored.has('cotProductHistory')).toBe(true);
  page.change({ frozenDataLayer: true, cookies: consentCookie() });
  page.hint();
  expect(page.browser.stored.has('cotProductHistory')).toBe(false);
});

test('A layer that refuses the tag manager holds back no other channel', () => {
  const page = openPage(
    {
      ...whole,
      tagManager: { src: 'https://tags.example/gtm.js' },
      internalTracker: true,
      customerData: false,
    },
    { frozenDataLayer: true },
  );
  page.post('InitialPageData', {});
  page.post('CustomEventData', { event_name: 'store_call' });
  expect(page.browser.calls).toMatchObject([{ url: '/service/ttruth/publish' }]);
});

test('An event that answers a record waits until its cause has been dealt with', async () => {
  const page = openPage({ ga4: createGa4 });
  let answered = false;
  page.api.on('decision', () => {
    if (answered) return;
    answered = true;
    void page.api.push({
      event_name: 'CustomEventData',
      data: { event_category: 'cta', event_action: 'click' },
    });
  });
  page.post('InitialPageData', {});
  expect(page.names()).toEqual(['InitialPageData', 'page_view', 'CustomEventData', 'button_click']);
});
