import { expect, test } from 'vitest';
import { consentCookie } from '../../../test/doubles/fake-environment.ts';
import type { Surroundings } from '../../../test/doubles/fake-environment.ts';
import type { InstallOptions } from '../../api/options.ts';
import { openPage } from '../../../test/doubles/open-page.ts';
import { settle } from '../../../test/doubles/run-example.ts';

const known = 'crema_ltt=e30.eyJsaWQiOiJ0b2tlbiJ9.s; cotcs=newsletter; cot_session=s1';
const user = `cashback=${encodeURIComponent('{"exactagUserKey":"key &1"}')}`;
const cookies = `${consentCookie('C0003', 'C0004')}; ${known}; ${user}`;
const refused = `${consentCookie('C0003')}; ${known}; ${user}`;
const address = 'https://touchpoint.example/visit';

function setUp(surroundings: Surroundings = {}, options: InstallOptions = {}) {
  const page = openPage(
    {
      dataLayerOnly: false,
      tagManager: false,
      customerData: false,
      touchPoint: { url: address },
      ...options,
    },
    { cookies, answers: { [address]: {} }, ...surroundings },
  );
  page.post('InitialPageData', { emit_tracking_executed_event: false });
  return {
    ...page,
    calls: page.browser.calls,
    order: (transaction_id: string, event: 'purchase' | 'purchase_ga4' = 'purchase') => {
      const coupon_types = ['corporate benefits'];
      page.post('EcommerceEventData', { event, coupon_types, ecommerce: { transaction_id } });
      return settle();
    },
    withdraw: () => {
      page.change({ cookies: refused });
      page.hint();
    },
    grant: () => {
      page.change({ cookies });
      page.hint();
      return settle();
    },
    wait: (milliseconds: number) => {
      page.pass(milliseconds);
      return settle();
    },
  };
}

test('The touch-point service is called with the user key, and no other data about the visitor', async () => {
  const { order, calls } = setUp();
  await order('o-1');
  expect(calls).toEqual([
    { url: `${address}?user_key=key+%261`, keepalive: true, mode: 'no-cors', credentials: 'omit' },
  ]);
});

test('An address that has a query keeps it', async () => {
  const { order, calls } = setUp({}, { touchPoint: { url: `${address}?shop=crema` } });
  await order('o-1');
  expect(calls).toMatchObject([{ url: `${address}?shop=crema&user_key=key+%261` }]);
});

test('An order is sent once, in either format and even if it is repeated', async () => {
  const { order, calls } = setUp();
  await order('o-1');
  await order('o-1', 'purchase_ga4');
  await order('o-1');
  expect(calls).toHaveLength(1);
  await order('o-2', 'purchase_ga4');
  expect(calls).toHaveLength(2);
});

test('Each order without a number is sent', async () => {
  const { order, calls } = setUp();
  await order('');
  await order('');
  expect(calls).toHaveLength(2);
});

test.each([
  ['by a reset', ({ post }: ReturnType<typeof setUp>) => post('Reset')],
  [
    'by a withdrawal of consent that is taken back',
    ({ withdraw, grant }: ReturnType<typeof setUp>) => {
      withdraw();
      return grant();
    },
  ],
])('A sent order is remembered %s', async (_what, happen) => {
  const page = setUp();
  await page.order('o-1');
  await happen(page);
  page.post('InitialPageData', { emit_tracking_executed_event: false });
  await page.order('o-1', 'purchase_ga4');
  expect(page.calls).toHaveLength(1);
});

test('An order without a record does not count as sent', async () => {
  const { order, calls, change, post } = setUp({ cookies: cookies.replace(user, 'x=1') });
  await order('o-1');
  expect(calls).toEqual([]);
  change({ cookies });
  post('InitialPageData', { emit_tracking_executed_event: false });
  await order('o-1');
  expect(calls).toHaveLength(1);
});

test('An order waits for consent to marketing as long as the visitor has not chosen', async () => {
  const { order, calls, grant } = setUp({ cookies: `${known}; ${user}` });
  await order('o-1');
  await order('o-1', 'purchase_ga4');
  expect(calls).toEqual([]);
  await grant();
  expect(calls).toHaveLength(1);
});

test('An order after a refusal is never sent, if the shop has the option', async () => {
  const { order, calls, grant } = setUp({ cookies: refused }, { afterRefusal: 'openPageOnly' });
  await order('o-1');
  await grant();
  expect(calls).toEqual([]);
});

test('A service that cannot be reached is tried again, at last with an error', async () => {
  const { order, calls, wait, printed } = setUp({ answers: { [address]: 'no network' } });
  await order('o-1');
  for (let attempt = 0; attempt < 20; attempt += 1) await wait(100);
  expect(calls).toHaveLength(11);
  expect(printed).toEqual(['The touch-point service could not be reached.']);
});

test.each([
  ['at a reset', ({ post }: ReturnType<typeof setUp>) => post('Reset')],
  ['when consent is withdrawn', ({ withdraw }: ReturnType<typeof setUp>) => withdraw()],
])('A service that cannot be reached is left alone %s', async (_when, stop) => {
  const page = setUp({ answers: { [address]: 'no network' } });
  await page.order('o-1');
  stop(page);
  await page.wait(1000);
  expect(page.calls).toHaveLength(1);
  expect(page.timers()).toBe(0);
  expect(page.printed).toEqual([]);
});

test('Once consent is back, a service that cannot be reached is tried again for the next order', async () => {
  const page = setUp({ answers: { [address]: 'no network' } });
  await page.order('o-1');
  page.withdraw();
  await page.grant();
  await page.order('o-2');
  await page.wait(100);
  expect(page.calls).toHaveLength(3);
});
