import { expect, it } from 'vitest';
import { tryCluster } from '../../test-support/cluster/try-cluster.ts';
import { noPair } from '../../test-support/no-pair.ts';

// In full, and behind pgbouncer: `npm run cluster --prefix tests`.
it.skipIf(noPair)(
  'what two services have acknowledged is there once after a service and the primary are killed',
  // Three starts of a service, beside whatever else works on this machine.
  { timeout: 180_000 },
  async (test) => {
    const extent = { shoppers: 4, between: 8, unattended: 200 };
    const { acknowledged, wrong, untold, unknown, refusals } = await tryCluster(extent, test);
    expect(acknowledged.length).toBeGreaterThan(4 * extent.between);
    expect({ wrong, untold, unknown }).toEqual({ wrong: [], untold: 0, unknown: 0 });
    // Only 503, and 409 for a shopper who retries while the first request still runs.
    expect([...refusals.keys()].filter((status) => status !== 503 && status !== 409)).toEqual([]);
  },
);
