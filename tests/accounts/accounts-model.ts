/**
 * `npm run accounts-model --prefix tests`: takes 10,000 random orders of steps in the shop and in a small model of the accounts, and compares
 * them: registrations, confirmations, log-ins, new passwords, sessions and the newsletter, while mails are lost and relays are killed.
 * A failure prints its shortest order, and the seed and path that repeat it: `-- --seed 1003 --path 12:0:1`. `-- --runs 500` takes fewer.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { runOrder } from './orders/run-order.ts';
import { orders } from './orders/step.ts';
import { openWorld } from './orders/world.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    path: { type: 'string' },
    lanes: { type: 'string', default: '32' },
  },
});
const { path } = values;
const [runs, seed] = [Number(values.runs), Number(values.seed)];
// Customers of several lanes are in the shop at the same time. A path repeats an order of one lane.
const lanes = path === undefined ? Math.min(Number(values.lanes), runs) : 1;

const began = performance.now();
const world = await openWorld();
let [taken, steps] = [0, 0];

async function runLane(lane: number): Promise<void> {
  const property = fc.asyncProperty(orders, async (order) => {
    const count = await runOrder(world, order);
    steps += count;
    taken += 1;
    if (taken % 1000 === 0)
      console.log(`  ${((performance.now() - began) / 1000).toFixed(0)} s: ${taken} orders`);
  });
  const numRuns = Math.ceil(runs / lanes);
  await fc.assert(property, {
    numRuns,
    includeErrorInReport: true,
    ...(path === undefined ? { seed: seed * 1000 + lane } : { seed, path, endOnFailure: true }),
  });
}

try {
  const results = await Promise.allSettled(
    Array.from({ length: lanes }, async (_, lane) => await runLane(lane)),
  );
  const failed = results.filter((result) => result.status === 'rejected');
  for (const { reason } of failed.slice(0, 3))
    console.error(reason instanceof Error ? reason.message : reason);
  const { mailServer, receiver, counts, lines } = world;
  const mails = [...mailServer.boxes.values()].reduce((sum, box) => sum + box.size, 0);
  const webhooks = new Set(receiver.received.map(({ id }) => id)).size;
  const errors = lines.filter((line) => line.includes('"level":"error"'));
  const figures = {
    'orders taken': taken,
    'steps of them': steps,
    'mails, repeated ones not counted': mails,
    'repeated mails': mailServer.arrived() - mails,
    'webhooks, repeated ones not counted': webhooks,
    'repeated webhooks': receiver.received.length - webhooks,
    'failed deliveries': counts.failures,
    'messages given up, and tried again': counts.givenUp,
    'killed relays': counts.kills,
    'errors in the log': errors.length,
  };
  for (const [name, figure] of Object.entries(figures))
    console.log(`  ${name.padEnd(40)}${String(figure).padStart(8)}`);
  for (const line of errors.slice(0, 5)) console.error(line);
  process.exitCode = failed.length + errors.length + receiver.refused.length === 0 ? 0 : 1;
  console.log(process.exitCode === 0 ? 'Shop and model agree.' : 'NOT as it must be');
} finally {
  await world.close();
}
