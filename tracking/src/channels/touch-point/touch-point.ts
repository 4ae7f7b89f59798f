import type { Host } from '../../visit/host.ts';
import { visitOf } from '../../visit/create-visit.ts';
import type { VisitSettings } from '../../visit/visit-options.ts';
import type { Channel } from '../channel.ts';
import { marketing, statistics } from '../../visit/consent/groups.ts';
import type { AnyEvent } from '../any-event.ts';
import { retry } from '../../browser/retry.ts';

/** What is read of the options. */
interface TouchPointSettings extends VisitSettings {
  readonly touchPoint?: { readonly url: string; readonly coupons?: RegExp };
}

/** Said once the call has been tried as often as it may be. */
const failed = 'The touch-point service could not be reached.';

/**
 * Starts the channel of the affiliate touch-point service, `touch_point` in a message's scope; without its address, and
 * on every site but the German one, there is none. It is told of a purchase with a corporate-benefits coupon by the user
 * key of the cashback cookie (Tracking §7), once per order though `purchase` and `purchase_ga4` both tell of it.
 */
export function start(host: Host<TouchPointSettings>): { readonly channel?: Channel } {
  const { window, settings, log } = host;
  const { url, coupons = /corporate.?benefits/i } = settings.touchPoint ?? {};
  if (!url || settings.site !== 'de') return {};
  const visit = visitOf(host);
  let calls = new AbortController();
  // The answer cannot be read and is not looked at.
  const call = { keepalive: true, mode: 'no-cors', credentials: 'omit' } as const;

  const channel: Channel = {
    name: 'touch_point',
    oncePerOrder: true,
    // The key names somebody, which takes statistics (Tracking §6), to another company for its benefit, which is marketing.
    needs: [statistics, marketing],
    accepts: ({ data: { event, coupon_types, coupon_campaigns } }: AnyEvent) =>
      (event === 'purchase' || event === 'purchase_ga4') &&
      // `search` and not `test`, which would remember its place in a pattern that is global.
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
