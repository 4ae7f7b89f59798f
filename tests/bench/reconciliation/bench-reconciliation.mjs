// `npm run bench:reconciliation --prefix tests`: lets 10,000 simulated visitors register whose causes are known, and compares how the
// services judge each registration (docs/decisions/0056). `-- 2000 7` does so with 2,000 visitors from the seed 7. It fails if less
// than 99 % have their true class at the internal tracker, if a registration is wrongly counted as lost, or if one is counted twice.
import process from 'node:process';
import { openPostgres } from '../../../apps/services/src/core/database/open-postgres.ts';
import { createAppDir } from '../../../apps/services/test-support/app-dir.ts';
import { createTestApp } from '../../../apps/services/test-support/app-on-database.ts';
import { runLife } from '../../faults/run-life.mjs';
import { findBinaries } from '../../postgres/binaries.mjs';
import { createDatabase, startPostgres } from '../../postgres/start.mjs';
import { simulate } from '../../reconciliation/simulate.ts';
import { unhashedIdentity } from '../load/unhashed-identity.ts';

const bound = 0.99;
const visits = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);

const percent = (share) => `${(share * 100).toFixed(2)} %`;

/** Prints how many registrations of each true class got which class, for one channel and each cause. */
function printTable(table) {
  const lines = [...table].toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const [key, number] of lines) {
    const [channel, cause, truth, judged] = key.split('\t');
    const mark = truth === judged ? '' : '  ←';
    console.log(
      `${channel.padEnd(20)}${cause.padEnd(13)}${truth.padEnd(13)}→ ${judged.padEnd(13)}${String(number).padStart(6)}${mark}`,
    );
  }
}

await runLife(async (life) => {
  const postgres = await startPostgres(process.env, findBinaries(process.env), { durable: false });
  life.onTestFinished(postgres.stop);
  const { url } = await createDatabase(postgres.url);
  const db = await openPostgres(url);
  life.onTestFinished(async () => await db.destroy());
  const { appDir, remove } = await createAppDir();
  life.onTestFinished(remove);
  let now = Date.now();
  const changed = { identity: unhashedIdentity(db), now: () => new Date(now) };
  const { send, services } = await createTestApp(db, { APP_DIR: appDir }, changed);
  life.onTestFinished(async () => await Promise.all([services.postal.close(), services.hashing.close()]));
  const setNow = (time) => {
    now = time;
  };
  const found = await simulate({ db, send, setNow, visits, seed });
  printTable(found.table);
  console.log(`${found.visits} visits, ${found.registrations} registrations, seed ${seed}`);
  for (const [channel, share] of Object.entries(found.right))
    console.log(`${channel.padEnd(20)}${percent(share).padStart(9)} have their true class`);
  const own = found.right['ttruth registered'] ?? 0;
  console.log(
    `wrongly lost: ${found.falselyLost}. Each counted once: ${found.isComplete}. Bound ${percent(bound)}`,
  );
  process.exitCode = own >= bound && found.falselyLost === 0 && found.isComplete ? 0 : 1;
});
