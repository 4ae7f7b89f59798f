import * as v from 'valibot';
import { type Log, withoutValues } from '../log/log.ts';
import { fetchJson } from '../streets/fetch-json.ts';
import { createSpare } from '../streets/spare.ts';
import { type CustomerFacts, customerFacts } from './customer-facts.ts';

const bounds = { slots: 16, failures: 3, pause: 30_000 };

/**
 * Opens the customer facts of a service of the shop. That service receives `POST {"customer":"…","site":"DE"}` and
 * responds with an object of `Facts`. If it is slow, cannot be reached or responds with something else, there are no facts.
 */
export function openCustomerFacts(
  url: string,
  log: Log,
  timeoutMs = 500,
  now = () => performance.now(),
): CustomerFacts {
  const spare = createSpare(bounds, {
    onOutcome: () => {},
    onPause: (error) =>
      log({
        level: 'warn',
        message: `The service of customer facts fails and is not asked for ${bounds.pause / 1000} seconds.`,
        error: withoutValues(error),
      }),
    now,
  });
  return {
    of: async (customer, site) => {
      const body = JSON.stringify({ customer, site });
      const ask = async () => v.parse(customerFacts, await fetchJson({ url: new URL(url), body }, timeoutMs));
      return (await spare(ask)) ?? {};
    },
  };
}
