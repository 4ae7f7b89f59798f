import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectedKeys, ownSettingsKeys } from './expected-keys.ts';
import { createGenerator } from './generate.ts';
import { type OpenPage, openPage } from './page.ts';
import { pageAnswer } from './page-answer.ts';
import { now } from './registration-case.ts';
import { drawAnybody, drawOwnSettings } from './scenes.ts';
import { type OpenServer, openServer } from './server.ts';
import { createTally, type Tally } from './tally.ts';

const runs = Number(process.env['AGREEMENT_RUNS'] || 3000);
const seed = Number(process.env['AGREEMENT_SEED'] || 1);
const batch = 2000;
/** How often each key must be said; in a short run once is enough. */
const often = runs >= 100_000 ? 50 : 1;
const patience = { timeout: 120_000 + runs * 30 };

let page: OpenPage;
let server: OpenServer;
beforeAll(async () => {
  [page, server] = await Promise.all([openPage(), openServer(now)]);
});
afterAll(() => Promise.all([page?.close(), server?.close()]));

function report(what: string, tally: Tally, since: number): void {
  const rarest = [...tally.keys].sort(([, a], [, b]) => a - b).slice(0, 8);
  console.log(
    [
      `${tally.total()} ${what}, seed ${seed}: ${tally.invalid().toFixed(1)} % invalid, ${tally.keys.size} keys,`,
      `${((performance.now() - since) / 1000).toFixed(0)} s (Chromium ${page.version}, Node ${process.versions.node}, ${server.database})`,
      `rarest keys: ${rarest.map(([key, count]) => `${key} ${count}`).join(', ')}`,
    ].join('\n'),
  );
}

describe('the page and the server judge alike', () => {
  test(`${runs} registrations get the same answer in Chromium and from the server`, patience, async () => {
    const since = performance.now();
    const [next, tally] = [createGenerator(seed, drawAnybody), createTally()];
    while (tally.total() < runs) {
      const cases = Array.from({ length: Math.min(batch, runs - tally.total()) }, next);
      const judged = await page.judged(cases, now);
      const requests = cases.map(({ site, options: { customer } }, index) => ({
        site,
        body: judged[index]?.body ?? '',
        customer: customer?.email,
      }));
      const errors = await server.errors(requests);
      for (const [index, each] of cases.entries()) {
        tally.add(each, judged[index]?.issues ?? [], errors[index] ?? []);
      }
    }
    report('registrations', tally, since);
    expect(tally.disagreements()).toEqual([]);
    expect(tally.surprises()).toEqual([]);
    expect(tally.invalid()).toBeGreaterThanOrEqual(40);
    expect(expectedKeys.filter((key) => (tally.keys.get(key) ?? 0) < often)).toEqual([]);
    expect([...tally.keys.keys()].filter((key) => !expectedKeys.includes(key))).toEqual([]);
  });

  // Only the page knows them, so the server's own copy of the rules is asked with the same plan.
  test(
    'a page’s own settings are judged alike in Chromium and by the rules on the server',
    patience,
    async () => {
      const since = performance.now();
      const [next, tally] = [createGenerator(seed, drawOwnSettings), createTally()];
      const env = { now: new Date(now), companyTerms: server.companyTerms };
      while (tally.total() < runs / 5) {
        const cases = Array.from({ length: Math.min(batch, runs / 5) }, next);
        const judged = await page.judged(cases, now);
        for (const [index, each] of cases.entries()) {
          tally.add(each, judged[index]?.issues ?? [], pageAnswer(each, env).issues);
        }
      }
      report('forms with settings of their own', tally, since);
      expect(tally.disagreements()).toEqual([]);
      expect(tally.surprises()).toEqual([]);
      expect(ownSettingsKeys.filter((key) => (tally.keys.get(key) ?? 0) < often)).toEqual([]);
    },
  );
});
