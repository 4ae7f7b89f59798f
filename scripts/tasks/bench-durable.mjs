/**
 * `npm run bench:durable`: what it costs to have a registration on the disk before it is answered. Prints figures and has no bound,
 * because disks differ too much.
 */
import { node } from '../shared/tool.mjs';

/** @returns {Promise<number>} */
export async function run() {
  const { code } = await node(['--conditions=@crema/source', 'apps/services/build/bench-durable.mjs']);
  return code;
}
