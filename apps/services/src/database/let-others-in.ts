import { setImmediate as nextRound } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';

/**
 * Lets whatever else has come in have its turn after each statement. The embedded database works in the thread that answers, and one
 * statement follows the other without a pause: a page would wait for all of a registration, and for that of everybody before.
 */
export const letOthersIn: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    await nextRound();
    return result;
  },
};
