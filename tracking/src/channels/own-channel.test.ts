import { expect, test } from 'vitest';
import type { Decision } from '../log/events.ts';
import { consentCookie } from '../../test/doubles/fake-environment.ts';
import { openPage } from '../../test/doubles/open-page.ts';
import type { Channel, ChannelRecord } from './channel.ts';

/** A shop's own channel, which sends orders to its partner. */
function partner(broken = false) {
  const received: ChannelRecord[] = [];
  const channel: Channel = {
    name: 'partner',
    needs: ['C0004'],
    accepts: ({ data }) => 'event' in data && data.event === 'purchase',
    compose: ({ data }, { site, page }) => ({
      records: 'ecommerce' in data ? [{ site, path: page?.path, order: data.ecommerce?.transaction_id }] : [],
    }),
    send: (record) => {
      if (broken) throw new Error('partner is away');
      received.push(record);
    },
  };
  return { channel, received };
}
const order = { event: 'purchase', ecommerce: { transaction_id: 'o-1' } };

test('A shop’s own channel waits for consent, respects scopes, sends an order once, and reports decisions', () => {
  const { channel, received } = partner();
  const page = openPage({ channels: [channel] }, { path: '/m/thanks', cookies: consentCookie('C0003') });
  const outcomes: Decision['outcome'][] = [];
  page.api.on('decision', (decision) => decision.channel === 'partner' && outcomes.push(decision.outcome));
  page.post('InitialPageData', { page_type: 'Order Confirmation' });
  page.post('EcommerceEventData', order);
  page.post('EcommerceEventData', { ...order, scope: 'classic', ecommerce: { transaction_id: 'o-2' } });
  expect(received).toEqual([]);
  page.change({ cookies: consentCookie('C0003', 'C0004') });
  page.hint();
  page.post('EcommerceEventData', order);
  expect(received).toEqual([{ site: 'de', path: '/thanks', order: 'o-1' }]);
  expect(outcomes).toEqual(['held', 'out of scope', 'sent', 'repeated']);
});

test('A channel of the shop’s own that fails, or is none, is no other channel’s fault', () => {
  const { channel } = partner(true);
  const page = openPage(
    { channels: [channel, JSON.parse('null'), JSON.parse('{"name":"nothing"}')] },
    { cookies: consentCookie('C0004') },
  );
  page.post('InitialPageData', { page_type: 'Order Confirmation' });
  page.post('EcommerceEventData', order);
  expect(page.names()).toContain('EcommerceEventData');
  expect(page.printed).toContain(
    'EcommerceEventData has been executed with errors: partner: partner is away',
  );
});
