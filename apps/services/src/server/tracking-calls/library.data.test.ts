import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { start as startMonitoring } from '../../../../../tracking/src/channels/monitoring/monitoring.ts';
import { start as startCustomer } from '../../../../../tracking/src/customer/customer.ts';
import type { EventMessage, PageMessage } from '../../../../../tracking/src/messages/schema/parse-message.ts';
import { start as startProductIds } from '../../../../../tracking/src/product-ids/product-ids.ts';
import { createHost } from '../../../../../tracking/test/doubles/create-host.ts';
import { consentCookie } from '../../../../../tracking/test/doubles/fake-environment.ts';
import { germanRequest } from '../../../test-support/registrations.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { createVisitor, type Send } from '../../../test-support/visitor.ts';
import type { CustomerFacts } from '../../core/customer-data/customer-facts.ts';
import { sampleFile } from '../../core/product-ids/product-ids.ts';

const reports = '/service/monitoring/api/v1/reports';
const customerFacts: CustomerFacts = {
  of: async (_, site) => ({
    customerType: 'NEW_CUSTOMER',
    segments: ['A', 'B2'],
    channelCode: site,
    conversionProbabilities: Array.from({ length: 14 }, (_each, place) => place / 100),
    conversionGroups: { x1: 3 },
    isAppUser: true,
    closestShop: '102',
  }),
};

/** Tracking §4, §7: the library's own parts get the answers of the services, as a browser would bring them. */
describe('the tracking library', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp({ env: { PRODUCT_IDS_FILE: sampleFile }, changed: { customerFacts } });
  });
  afterAll(async () => await app.close());

  /** A page of a visitor whose calls go to the services. `left` are calls that the services answer. */
  function open(send: Send, cookies: string, left = /./) {
    const page = createHost(
      { site: 'ch_fr', cardWord: 'crema', newProductIds: true, monitoring: { url: reports } },
      { cookies },
      {
        fetch: async (url, init = {}) => {
          const { method = 'GET', headers = {}, body } = init;
          const shown = left.test(url) ? url : '/service/nothing/api';
          return await send(shown, { method, headers, ...(body === undefined ? {} : { body }) });
        },
      },
    );
    const settled = async () => await expect.poll(() => page.resumed()).toBeGreaterThan(0);
    return { ...page, settled };
  }

  async function customer(...groups: readonly string[]) {
    const visitor = createVisitor(app.send);
    const { loginId }: { loginId: string } = await (await visitor.post(germanRequest())).json();
    const cookie = consentCookie(...groups);
    visitor.cookies.set('OptanonConsent', cookie.replace('OptanonConsent=', ''));
    const token = `crema_ltt=${visitor.cookies.get('crema_ltt')}`;
    return { loginId, visit: visitor.visit, cookies: `${cookie}; ${token}` };
  }

  /** Returns the fields of a customer that the library reports on a page. */
  async function fieldsOf(page: ReturnType<typeof open>) {
    const part = startCustomer(page.host);
    const message: PageMessage = { name: 'InitialPageData', data: { page_type: 'order confirmation' } };
    expect(part.prepare?.(message)).toBe(false);
    await page.settled();
    expect(page.printed.join()).not.toContain('Fetching');
    return part.customer?.(message)();
  }

  const both = {
    user_type: 'logged_in',
    first_order: true,
    customer_type: 'NEW_CUSTOMER',
    customer_segment: 'A|B2',
    card_member: false,
    community_member: false,
    newsletter_subscriber: true,
    app_user: true,
  };
  const inNewFormat = {
    ...both,
    age: expect.any(Number),
    salutation: 'f',
    channel_code: 'CH',
    conversion_probability_groups: 'x1:3',
  };

  it('finds a customer in the new format', async () => {
    const { loginId, visit, cookies } = await customer('C0003');
    expect(await fieldsOf(open(visit, cookies))).toEqual({ ...inNewFormat, customer_id: loginId });
  });

  it('finds the same customer in the old format', async () => {
    const { loginId, visit, cookies } = await customer('C0003');
    expect(await fieldsOf(open(visit, cookies, /^\/json\//))).toEqual({
      ...both,
      customer_id: loginId,
      exactag_user_id: expect.any(String),
      hunter_session_id: expect.any(String),
      registered_user: true,
      remember_me_status: true,
      is_affiliate_device: false,
      salutation: 'Frau',
      closest_shop: '102',
      conversion_probabilities: expect.stringMatching(/^x1:0\|x2:0\.01\|.*\|x14:0\.13$/),
    });
  });

  it('gets no id without consent, and nothing of a visitor', async () => {
    const { visit, cookies } = await customer('C0001');
    expect(await fieldsOf(open(visit, cookies))).toEqual(inNewFormat);
    const visitor = createVisitor(app.send);
    expect(await fieldsOf(open(visitor.visit, consentCookie('C0003')))).toBeUndefined();
  });

  const listOf = (...ids: readonly string[]): EventMessage => ({
    name: 'ItemListData',
    data: { items: ids.map((item_id) => ({ item_id, quantity: 1 })) },
  });

  it.each([
    ['one', ['100000001'], ['2000000001'], []],
    ['several', ['100000001', '999999999', '100000002'], ['2000000001', '999999999', '2000000002'], []],
    ['an unknown one', ['999999999'], ['999999999'], ['Fetching product id failed: status 404']],
  ])('finds new product ids: %s', async (_, old, renewed, printed) => {
    const page = open(app.send, '');
    const { prepare, complete } = startProductIds(page.host);
    expect(prepare?.(listOf(...old))).toBe(false);
    await page.settled();
    expect(complete?.(listOf(...old))).toEqual(listOf(...renewed));
    expect(page.printed).toEqual(printed);
  });

  it('reports its errors, which the log then has', async () => {
    const page = open(app.send, '');
    startMonitoring(page.host);
    page.host.log.error('Log queue full');
    app.lines.length = 0;
    page.pass(0);
    await expect.poll(() => app.lines.join('')).toContain('"text":"Log queue full"');
    expect(app.lines.join('')).toMatch(
      /"reported":\{"clientVersion":"[\d.]+","site":"ch_fr","stage":"production"/,
    );
  });
});
