// `npm run faults --prefix tests`: kills the services with SIGKILL on both databases, 200 times while shoppers register and 50 times while
// pages send events. Then checks that everything acknowledged is stored exactly once, that each registration was told to another
// system under one id, that each guest got a mail, and each customer the link for a new password that was asked for.
// `-- --kills 20 --event-kills 5` kills less often, `-- --on PGlite` uses one database.
import { mkdtemp, rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { createDatabase, startPostgres } from '../postgres/start.mjs';
import { openEmbedded } from '../../apps/services/src/core/database/embedded/open-embedded.ts';
import { openPostgres } from '../../apps/services/src/core/database/open-postgres.ts';
import { createAppDir } from '../../apps/services/test-support/app-dir.ts';
import { startMailServer } from '../../apps/services/test-support/mail-server.ts';
import { notOnce, tryEventKills } from '../../apps/services/test-support/send-events.ts';
import { startProcess } from '../../apps/services/test-support/server-process.ts';
import { tryKills } from '../../apps/services/test-support/try-kills.ts';
import { startReceiver, webhookSettings } from '../../apps/services/test-support/webhook-receiver.ts';
import { runLife } from './run-life.mjs';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    'event-kills': { type: 'string', default: '50' },
    shoppers: { type: 'string', default: '4' },
    on: { type: 'string' },
  },
});
const extent = { kills: Number(values.kills), shoppers: Number(values.shoppers), asksPassword: true };

const engines = {
  PGlite: async (life) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'crema-faults-'));
    life.onTestFinished(async () => await rm(dataDir, { recursive: true, force: true }));
    return { env: { DATA_DIR: dataDir }, open: async () => (await openEmbedded(dataDir)).db };
  },
  PostgreSQL: async (life) => {
    const postgres = await startPostgres();
    life.onTestFinished(postgres.stop);
    const { url } = await createDatabase(postgres.url);
    return { env: { DATABASE_URL: url }, open: async () => await openPostgres(url) };
  },
};

const line = (name, value) => console.log(`  ${name.padEnd(46)}${String(value).padStart(12)}`);

/** Tests one engine and prints the result. @returns {Promise<boolean>} whether everything is as it must be */
async function tryEngine(name, create) {
  console.log(`${name}, killed ${extent.kills} times`);
  const began = performance.now();
  const tell = (kill) => {
    if (kill % 25 === 0) console.log(`  ${((performance.now() - began) / 1000).toFixed(0)} s: ${kill} kills`);
  };
  const receiver = await startReceiver();
  const mailServer = await startMailServer();
  const told = () => new Set(receiver.received.map(({ data }) => data.loginId));
  const guests = () =>
    receiver.received.flatMap(({ data }) => (data.customer.guest ? [data.customer.email] : []));
  const unwritten = () => {
    const written = new Set(mailServer.mails.flatMap(({ to }) => to));
    return [...new Set(guests())].filter((email) => !written.has(email));
  };
  const withoutLink = (asked) => {
    const links = mailServer.mails.filter(({ source }) => source.includes('password/new?token'));
    const written = new Set(links.flatMap(({ to }) => to));
    return asked.filter((email) => !written.has(email));
  };
  // The messages of a killed process are delivered again once their lease has passed.
  const afterwards = async ({ acknowledged, asked }) => {
    for (let second = 0; second < 150; second += 1) {
      const isTold = acknowledged.every(({ loginId }) => told().has(loginId));
      if (isTold && unwritten().length + withoutLink(asked).length === 0) break;
      await setTimeout(1000);
    }
  };
  const found = await runLife(async (life) => {
    const { env, open } = await create(life);
    const sending = {
      ...webhookSettings(receiver.url),
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'a@shop.example',
    };
    return await tryKills({ env: { ...env, ...sending }, open }, extent, life, { tell, afterwards });
  });
  await receiver.close();
  await mailServer.close();
  const { acknowledged, asked, once, wrong, untold, refusals } = found;
  const later = [...refusals].filter(([status]) => status !== 0).map(([s, n]) => `${n} × ${s}`);
  line('acknowledged', acknowledged.length);
  line('of them in the database exactly once', once);
  line('stored without an answer', untold);
  line('requests without an answer, each sent again', refusals.get(0) ?? 0);
  line('answers that asked to come again', later.join(', ') || '0');
  const untoldCustomers = acknowledged.filter(({ loginId }) => !told().has(loginId));
  const idsOf = Map.groupBy(receiver.received, ({ data }) => data.loginId);
  const twice = [...idsOf.values()].filter((each) => new Set(each.map(({ id }) => id)).size > 1);
  line('webhooks, repeated ones with them', receiver.received.length);
  line('customers without a webhook', untoldCustomers.length);
  line('customers with webhooks of two ids', twice.length);
  line('mails, repeated ones with them', mailServer.mails.length);
  line('guests without a mail', unwritten().length);
  line('wishes for a new password', asked.length);
  line('of them without a link', withoutLink(asked).length);
  for (const email of wrong) console.log(`  lost or twice: ${email}`);
  const isTold = [untoldCustomers, twice, unwritten(), withoutLink(asked), receiver.refused].every(
    ({ length }) => length === 0,
  );
  return once === acknowledged.length && untold === 0 && isTold;
}

/** Does the same while pages send events. @returns {Promise<boolean>} whether everything is as it must be */
async function tryEvents(name, create) {
  const kills = Number(values['event-kills']);
  if (kills === 0) return true;
  console.log(`${name}, killed ${kills} times while events arrive`);
  const { acknowledged, wrong, refusals } = await runLife(async (life) => {
    const { env, open } = await create(life);
    const { appDir, remove } = await createAppDir();
    life.onTestFinished(remove);
    const start = async () => await startProcess({ ...env, APP_DIR: appDir }, life);
    const seen = await tryEventKills(start, { kills, pages: 16 }, life);
    const db = await open();
    const wrong = await notOnce(db, seen.acknowledged);
    await db.destroy();
    return { ...seen, wrong };
  });
  line('events acknowledged', acknowledged.size);
  line('of them not in the database exactly once', wrong.length);
  line('requests without an answer, each sent again', refusals.get(0) ?? 0);
  return wrong.length === 0;
}

const met = [];
for (const [name, create] of Object.entries(engines))
  if (values.on === undefined || values.on === name)
    met.push(await tryEngine(name, create), await tryEvents(name, create));
console.log(met.includes(false) ? 'NOT as it must be' : 'Nothing acknowledged was lost or made twice.');
process.exitCode = met.includes(false) ? 1 : 0;
