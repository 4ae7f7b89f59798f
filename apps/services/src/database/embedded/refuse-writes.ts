import type { KyselyPlugin } from 'kysely';
import { ForOperator } from '../../settings/for-operator.ts';
import type { Engine } from './engine.ts';
import { assertRoom } from './room.ts';

/**
 * Refuses writes while the disk is nearly full, and every statement once the engine has given up. An engine that runs out of room in
 * the middle of a write cannot go on.
 */
export const refuseWrites = (dataDir: string, { broken }: Engine): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    const sentence = broken();
    if (sentence !== undefined) throw new ForOperator(sentence);
    // Writes of several tables are raw statements, so only a plain `select` is known to read.
    if (node.kind !== 'SelectQueryNode') assertRoom(dataDir);
    return node;
  },
  transformResult: async ({ result }) => result,
});
