// Measures how fast a street is suggested, from the page's call to the answer. The address service is reached over HTTP and knows
// as many streets as Germany has (docs/decisions/0047-towns-as-people-write-them.md).
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { openPostal } from '../../../apps/services/src/core/postal/open-postal.ts';
import { openAddressService } from '../../../apps/services/src/core/streets/open-address-service.ts';
import { askValidation } from '../../../apps/services/test-support/streets/ask-validation.ts';

/** As many streets as Germany has. */
const trueSize = 1_200_000;

/** The texts that shoppers have typed of each street when they pause. */
const typed = [
  (street) => street.slice(0, 1),
  (street) => street.slice(0, 4),
  (street) => `${street.slice(0, -2)} 5`,
];

/**
 * Measures the call `validateAddress` for streets.
 * @returns {Promise<{ count: number, times: number[], unanswered: number }>} milliseconds of each call in the second round
 */
export async function measureStreets() {
  const worker = new Worker(new URL('directory-worker.ts', import.meta.url), {
    workerData: trueSize,
  });
  const [{ url, count, samples }] = await once(worker, 'message');
  const postal = openPostal({ log: ({ message }) => console.error(message) });
  const streets = openAddressService({ url, shape: 'own' }, { log: ({ message }) => console.error(message) });
  const ask = await askValidation({ postal, streets });
  await postal.countries();
  let times = [];
  let unanswered = 0;
  for (let round = 0; round < 2; round += 1) {
    times = [];
    unanswered = 0;
    for (const { street, zipcode, city } of samples) {
      for (const part of typed) {
        const address = { country: 'DE', zipcode, city, streetAddress: part(street), activeField: 'street' };
        const begin = performance.now();
        const { suggestions } = await (await ask(address)).json();
        times.push(performance.now() - begin);
        if (suggestions.length === 0) unanswered += 1;
      }
    }
  }
  await postal.close();
  await worker.terminate();
  return { count, times, unanswered };
}
