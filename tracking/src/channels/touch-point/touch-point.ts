import type { Host } from '../../visit/host.ts';
import { visitOf } from '../../visit/visit.ts';
import type { VisitSettings } from '../../visit/visit-options.ts';
import type { Channel, AnyEvent } from '../channel.ts';
import { marketing, statistics } from '../../visit/consent/groups.ts';
import { retry } from '../../browser/retry.ts';

/** The options that the channel reads. */
interface TouchPointSettings extends VisitSettings {
  readonly touchPoint?: { readonly url: string; readonly coupons?: RegExp };
}

/** Logged after the last retry. */
const failed = 'The touch-point service could not be reached.';

/**
 * Starts the channel of the affiliate touch-point service, `touch_point` in a message's scope, on the German site if the options have
 * its address. It sends the user key of the cashback cookie for a purchase with a corporate-benefits coupon (Tracking §7), once per
 * order, although `purchase` and `purchase_ga4` both report it.
 */
export function start(host: Host<TouchPointSettings>): { readonly channel?: Channel } {
  const { window, settings, log } = host;
  const { url, coupons = /corporate.?benefits/i } = settings.touchPoint ?? {};
  if (!url || settings.site !== 'de') return {};
  const visit = visitOf(host);
  let calls = new AbortController();
  // A `no-cors` response cannot be read.
  const call = { keepalive: true, mode: 'no-cors', credentials: 'omit' } as const;

  const channel: Channel = {
    name: 'touch_point',
    oncePerOrder: true,
    // The key identifies the visitor, which needs statistics (Tracking §6). It goes to another company, which needs marketing.
    needs: [statistics, marketing],
    accepts: ({ data: { event, coupon_types, coupon_campaigns } }: AnyEvent) =>
      (event === 'purchase' || event === 'purchase_ga4') &&
      // `search` instead of `test`, which keeps its position if the pattern is global.
      `${coupon_types ?? ''}|${coupon_campaigns ?? ''}`.search(coupons) >= 0,
    compose: ({ data: { ecommerce } }: AnyEvent) => {
      const user_key = visit.facts().cashback?.exactagUserKey;
      return { records: user_key ? [{ user_key, transaction_id: ecommerce?.transaction_id }] : [] };
    },
    send: ({ user_key }) => {
      const query = new URLSearchParams({ user_key: String(user_key) });
      const address = `${url}${url.includes('?') ? '&' : '?'}${query}`;
      const { signal } = calls;
      retry(() => window.fetch(address, call), window, { signal }).catch(() => {
        if (!signal.aborted) log.error(failed);
      });
    },
    stop: () => {
      calls.abort();
      calls = new AbortController();
    },
  };
  return { channel };
}
