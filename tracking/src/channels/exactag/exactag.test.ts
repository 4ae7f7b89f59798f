import { describe, expect, test } from 'vitest';
import { consentCookie } from '../../../test/doubles/fake-environment.ts';
import type { Surroundings } from '../../../test/doubles/fake-environment.ts';
import type { InstallOptions } from '../../api/options.ts';
import { openPage } from '../../../test/doubles/open-page.ts';
import type { ExactagOptions } from './sender.ts';

const src = 'https://affiliate.example/exactag.js';
const known = 'crema_ltt=e30.eyJsaWQiOiJ0b2tlbiJ9.s; cotcs=newsletter; cot_session=s1';
const granted = `${consentCookie('C0003')}; ${known}`;
const refused = `${consentCookie()}; ${known}`;
const payback = `cashback=${encodeURIComponent('{"cashbackPartner":"payback"}')}`;

function setUp(
  surroundings: Surroundings = {},
  exactag: ExactagOptions = { src },
  options: InstallOptions = {},
) {
  const received: unknown[] = [];
  const page = openPage(
    { dataLayerOnly: false, tagManager: false, customerData: false, exactag, ...options },
    { cookies: granted, ...surroundings },
  );
  return {
    ...page,
    received,
    view: () => page.post('InitialPageData', { page_type: 'Content', emit_tracking_executed_event: false }),
    lead: (lead_id: number) => page.post('LeadData', { lead_id }),
    /** The script has come. */
    come: (global = 'exactag') => {
      page.browser.exposed[global] = (record: Readonly<Record<string, unknown>>) => {
        received.push(record['lead_id'] ?? record['event']);
      };
    },
  };
}

describe('The script of exactag', () => {
  test('is loaded once there is something to send', () => {
    const page = setUp();
    expect(page.scripts).toEqual([]);
    page.view();
    page.lead(1);
    expect(page.scripts).toMatchObject([{ src }]);
  });

  test('is not loaded without consent, but once it comes', () => {
    const page = setUp({ cookies: refused });
    page.view();
    expect(page.scripts).toEqual([]);
    page.come();
    page.change({ cookies: granted });
    page.hint();
    expect(page.scripts).toMatchObject([{ src }]);
    expect(page.received).toEqual(['page']);
  });

  test('is loaded for such a partner in whatever case its name is written', () => {
    const page = setUp({ cookies: `${refused}; ${payback.replace('payback', 'PayBack')}` });
    page.view();
    page.lead(1);
    expect(page.scripts).toMatchObject([{ src }]);
  });

  test('is loaded without consent for an order or a lead of a partner that needs none', () => {
    const page = setUp({ cookies: `${refused}; ${payback}` });
    page.view();
    expect(page.scripts).toEqual([]);
    page.lead(1);
    expect(page.scripts).toMatchObject([{ src }]);
    page.come();
    page.pass(1000);
    expect(page.received).toEqual(['1']);
  });

  test('is not loaded twice by a library that is reset', () => {
    const page = setUp();
    page.view();
    page.post('Reset');
    page.view();
    expect(page.scripts).toHaveLength(1);
  });

  test('is tried again with the records, ten times, then it is given up with an error', () => {
    const page = setUp();
    page.view();
    page.printed.length = 0;
    for (let second = 0; second < 15; second += 1) {
      page.scripts[second]?.failed();
      page.pass(1000);
    }
    expect(page.scripts).toHaveLength(11);
    expect(page.printed).toEqual([
      'Sending to exactag failed and is tried again every second: there is no function exactag',
      `The script ${src} could not be loaded.`,
    ]);
    page.come();
    page.pass(1000);
    expect(page.received).toEqual(['page']);
  });

  test('brings the function that the shop names', () => {
    const page = setUp({}, { src, global: 'affiliate' });
    page.come('affiliate');
    page.view();
    page.lead(1);
    expect(page.received).toEqual(['page', '1']);
  });

  test('is what the channel is made of: without an address nothing waits for it', () => {
    const page = setUp({}, { src: '' });
    page.view();
    expect(page.timers()).toBe(0);
  });
});

describe('What waits for exactag', () => {
  test('is forgotten at a reset', () => {
    const page = setUp();
    page.view();
    page.lead(1);
    page.post('Reset');
    expect(page.timers()).toBe(0);
    page.come();
    page.pass(5000);
    expect(page.received).toEqual([]);
  });

  test('waits on when consent is withdrawn, and what comes later too', () => {
    const page = setUp();
    page.view();
    page.lead(0);
    page.change({ cookies: refused });
    page.hint();
    page.come();
    page.lead(1);
    page.pass(5000);
    expect(page.received).toEqual([]);
    page.change({ cookies: granted });
    page.hint();
    expect(page.received).toEqual(['page', '0', '1']);
  });

  test('is dropped when consent is withdrawn, like later events except the view of the page, if the shop has the option', () => {
    const page = setUp({}, { src }, { afterRefusal: 'openPageOnly' });
    page.view();
    page.lead(0);
    page.change({ cookies: refused });
    page.hint();
    expect(page.timers()).toBe(0);
    expect(page.browser.watchers()).toBe(0);
    page.come();
    page.lead(1);
    page.pass(5000);
    expect(page.received).toEqual([]);
    page.change({ cookies: granted });
    page.hint();
    page.lead(2);
    expect(page.received).toEqual(['page', '2']);
  });

  test('and for a visitor who has not chosen yet is sent once consent has come, in its order', () => {
    const page = setUp({ cookies: known });
    page.come();
    page.view();
    page.lead(1);
    page.pass(5000);
    expect(page.received).toEqual([]);
    expect(page.scripts).toEqual([]);
    page.change({ cookies: granted });
    page.hint();
    expect(page.received).toEqual(['page', '1']);
  });

  describe('and is an order or a lead of a partner that needs no consent', () => {
    const order = (page: ReturnType<typeof setUp>, event = 'purchase') => {
      const items = [{ item_id: '1', price: 5 }];
      page.post('EcommerceEventData', { event, ecommerce: { transaction_id: 'o-1', value: 5, items } });
    };
    const confirm = (page: ReturnType<typeof setUp>) => {
      page.post('InitialPageData', {
        page_type: 'Order Confirmation',
        emit_tracking_executed_event: false,
      });
      order(page);
      page.lead(1);
    };
    const withdrawn = `${refused}; ${payback}`;

    test('is sent all the same when consent is withdrawn meanwhile, without what takes consent', () => {
      const page = setUp({
        cookies: `${granted}; ${payback}`,
        exposed: { tracking: { loginStatus: 'LOGGED_IN' }, customer: { identifiers: { partnerGuid: 'g' } } },
      });
      confirm(page);
      page.change({ cookies: withdrawn });
      page.hint();
      const records: unknown[] = [];
      page.browser.exposed['exactag'] = (record: unknown) => records.push(record);
      page.pass(1000);
      expect(page.timers()).toBe(0);
      expect(records).toEqual([
        {
          type: 'conversion',
          user_id: 'noConsent',
          event: 'purchase',
          order_id: 'o-1',
          value: 5,
          cashback: { cashbackPartner: 'payback' },
          event_time: 0,
        },
        {
          type: 'conversion',
          user_id: 'noConsent',
          event: 'lead',
          lead_id: '1',
          cashback: { cashbackPartner: 'payback' },
          event_time: 0,
        },
      ]);
    });

    test('is sent once though consent comes while it waits', () => {
      const page = setUp({ cookies: withdrawn });
      confirm(page);
      page.change({ cookies: `${granted}; ${payback}` });
      page.hint();
      page.come();
      page.pass(1000);
      page.pass(1000);
      expect(page.received).toEqual(['page', 'purchase', '1']);
    });

    test('is an order of another partner that waits for consent', () => {
      const page = setUp({ cookies: `${granted}; ${payback.replace('payback', 'another')}` });
      confirm(page);
      page.change({ cookies: withdrawn.replace('payback', 'another') });
      page.hint();
      page.come();
      page.pass(1000);
      expect(page.received).toEqual([]);
    });
  });
});
