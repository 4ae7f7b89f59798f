import type { Channel } from '../channels/channel.ts';
import { marketing, statistics } from '../consent/groups.ts';
import type { AnyEvent } from '../extension/any-event.ts';
import type { ExtensionHost } from '../extension/extension.ts';
import type { Services } from '../extension/services.ts';
import { retry } from '../retry/retry.ts';
import type { Visit } from '../visit/visit.ts';

/** Said once the call has been tried as often as it may be. */
const failed = 'The touch-point service could not be reached.';

/**
 * Creates the channel of the affiliate touch-point service, `touch_point` in a message's scope; without its address, and
 * on every site but the German one, there is none. It is told of a purchase with a corporate-benefits coupon by the user
 * key of the cashback cookie (Tracking §7), once per order though `purchase` and `purchase_ga4` both tell of it.
 */
export function createTouchPoint(
  { environment, settings, log }: ExtensionHost,
  services: Pick<Services, 'fetch'>,
  visit: Pick<Visit, 'facts'>,
): Channel | undefined {
  const { url, coupons = /corporate.?benefits/i } = settings.extension.touchPoint ?? {};
  if (!url || settings.site !== 'de') return undefined;
  const told = new Set<unknown>();
  let calls = new AbortController();
  // The answer cannot be read and is not looked at.
  const call = { keepalive: true, mode: 'no-cors', credentials: 'omit' } as const;

  return {
    name: 'touch_point',
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
    send: ({ user_key, transaction_id }) => {
      // Without a number nobody can say whether two orders are the same one.
      if (transaction_id && told.has(transaction_id)) return;
      told.add(transaction_id);
      const query = new URLSearchParams({ user_key: String(user_key) });
      const address = `${url}${url.includes('?') ? '&' : '?'}${query}`;
      const { signal } = calls;
      retry(() => services.fetch(address, call), environment, { signal }).catch(() => {
        if (!signal.aborted) log.error(failed);
      });
    },
    stop: () => {
      calls.abort();
      calls = new AbortController();
    },
  };
}
