import type { ExtensionHost } from '../extension/extension.ts';
import type { Services } from '../extension/services.ts';
import { reasonOf } from '../log/log.ts';
import { catalogue } from '../log/texts.ts';
import { retry } from '../retry/retry.ts';
import { countryOf } from '../visit/address.ts';
import type { KnownCustomer } from './known-customer.ts';
import { readCustomer } from './read-customer.ts';

/** How long a page waits for customer data, in milliseconds, over all attempts. */
const timeout = 3000;

/**
 * Asks the shop what it knows of the visitor (Tracking §7): in the new format, and where that is not found (404), in the
 * old one. Attempts that get no answer are repeated; an answer, of whatever status, is final. Rejects with an Error whose
 * message is the catalogue's.
 */
export async function fetchCustomer(
  { environment, settings }: Pick<ExtensionHost, 'environment' | 'settings'>,
  services: Pick<Services, 'fetch'>,
  longTermToken: string,
  signal: AbortSignal,
): Promise<KnownCustomer> {
  let what: 'customer data' | 'psdata' = 'customer data';
  const headers = {
    'X-Site': countryOf(settings).toUpperCase(),
    ...(longTermToken && { 'X-Long-Term-Token': longTermToken }),
    'X-CSRF-Token': 'csrf',
    'X-Triggered-By': 'tracking',
  };
  const ask = async (signal: AbortSignal) => {
    what = 'customer data';
    let answer = await services.fetch('/service/customerfrontenddata/api/v1/psdata', { headers, signal });
    if (answer.status === 404) {
      what = 'psdata';
      answer = await services.fetch('/json/psdata', { signal });
    }
    if (!answer.ok) return `status ${answer.status}`;
    // The reason why something is no JSON would quote from it.
    const body = await answer.json().catch(() => undefined);
    return readCustomer(body, settings.cardWord) ?? 'the answer is in neither format';
  };
  try {
    const found = await retry(ask, environment, { timeout, signal });
    if (typeof found !== 'string') return found;
    throw new Error(found);
  } catch (error) {
    throw new Error(catalogue.fetchFailed(what, reasonOf(error)), { cause: error });
  }
}
