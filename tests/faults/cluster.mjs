// `npm run cluster --prefix tests`: runs two services behind a proxy, on a primary and its synchronous standby, while shoppers
// register. Kills a service, then the primary, and promotes the standby. For more shoppers: `npm run cluster --prefix tests --
// --shoppers 40 --between 500`. Runs once more behind pgbouncer, if that is installed (docs/several-machines.md).
import process from 'node:process';
import { parseArgs } from 'node:util';
import { findBouncer } from '../postgres/bouncer.mjs';
import { tryCluster } from '../../apps/services/test-support/cluster/try-cluster.ts';
import { runLife } from './run-life.mjs';

const slowestAllowed = 10_000;

const { values } = parseArgs({
  options: {
    shoppers: { type: 'string', default: '16' },
    between: { type: 'string', default: '200' },
    unattended: { type: 'string', default: '2000' },
  },
});
const [shoppers, between, unattended] = [values.shoppers, values.between, values.unattended].map(Number);

const line = (name, value) => console.log(`  ${name.padEnd(46)}${String(value).padStart(12)}`);

/** Runs one test and prints its result. @returns {Promise<boolean>} whether everything is as it must be */
async function tryOnce(title, pooled) {
  console.log(title);
  const began = performance.now();
  const tell = (news) =>
    console.log(`  ${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s  ${news}`);
  const found = await runLife(
    async (life) => await tryCluster({ shoppers, between, unattended, pooled }, life, tell),
  );
  const { acknowledged, once, wrong, untold, refusals, slowest, unknown } = found;
  const others = [...refusals].toSorted(([a], [b]) => a - b);
  line('PostgreSQL', found.version);
  line('acknowledged', acknowledged.length);
  line('of them in the database exactly once', once);
  line('stored without an answer', untold);
  line('sessions the other service did not know', unknown);
  line(
    'other answers, each sent again until let in',
    others.map(([s, n]) => `${n} × ${s}`).join(', ') || '0',
  );
  line('slowest answer', `${(slowest / 1000).toFixed(2)} s`);
  line('from the kill until the standby was promoted', `${(found.promoted / 1000).toFixed(2)} s`);
  line('from the kill until somebody was let in', `${(found.acceptedAgain / 1000).toFixed(2)} s`);
  for (const email of wrong) console.log(`  lost or twice: ${email}`);
  return once === acknowledged.length && untold === 0 && unknown === 0 && slowest <= slowestAllowed;
}

const met = [await tryOnce('Two services, a primary and its synchronous standby', false)];
if (findBouncer())
  met.push(await tryOnce('The same, each PostgreSQL behind a pgbouncer in transaction mode', true));
else
  console.log('Not tried behind pgbouncer: it is not installed (Debian, Ubuntu: apt-get install pgbouncer).');
console.log(met.includes(false) ? 'NOT as it must be' : 'Nothing acknowledged was lost or made twice.');
process.exitCode = met.includes(false) ? 1 : 0;
