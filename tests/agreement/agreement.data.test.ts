import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectedKeys, ownSettingsKeys } from './expected-keys.ts';
import { createGenerator } from './generate.ts';
import { pageAnswer } from './page-answer.ts';
import { now } from './registration-case.ts';
import { agreementRuns as runs, agreementSeed as seed, casesInBatches } from './runs.ts';
import { drawAnybody, drawOwnSettings } from './scenes.ts';
import { type OpenServer, openServer } from './server.ts';
import { createTally, report } from './tally.ts';

/** How often each key must occur. In a short run once is enough. */
const often = runs >= 100_000 ? 50 : 1;
const timeout = { timeout: 120_000 + runs * 30 };

let server: OpenServer;
beforeAll(async () => {
  server = await openServer(now);
});
afterAll(() => server?.close());

/**
 * Returns the results of the page's code. `in-the-browser.test.ts` checks that they are the same in a
 * browser.
 */
const resultsOf = (cases: readonly Parameters<typeof pageAnswer>[0][]) => {
  const env = { now: new Date(now), companyTerms: server.companyTerms };
  return cases.map((each) => pageAnswer(each, env));
};

describe('the page and the server validate the same', () => {
  test(
    `${runs} registrations get the same errors from the page's code and from the server`,
    timeout,
    async () => {
      const since = performance.now();
      const [next, tally] = [createGenerator(seed, drawAnybody), createTally()];
      for (const cases of casesInBatches(runs, next)) {
        const judged = resultsOf(cases);
        const requests = cases.map(({ site, options: { customer } }, index) => ({
          site,
          body: JSON.stringify(judged[index]?.request),
          customer: customer?.email,
        }));
        const errors = await server.errors(requests);
        for (const [index, each] of cases.entries()) {
          tally.add(each, judged[index]?.issues ?? [], errors[index] ?? []);
        }
      }
      report('registrations', tally, since, server.database);
      expect(tally.disagreements()).toEqual([]);
      expect(tally.surprises()).toEqual([]);
      expect(tally.invalid()).toBeGreaterThanOrEqual(40);
      expect(expectedKeys.filter((key) => (tally.keys.get(key) ?? 0) < often)).toEqual([]);
      expect([...tally.keys.keys()].filter((key) => !expectedKeys.includes(key))).toEqual([]);
    },
  );

  // Only the page knows its own settings, so there is no request to send.
  test('a page’s own settings get the expected errors', timeout, () => {
    const since = performance.now();
    const [next, tally] = [createGenerator(seed, drawOwnSettings), createTally()];
    for (const cases of casesInBatches(Math.ceil(runs / 5), next)) {
      for (const [index, { issues }] of resultsOf(cases).entries()) {
        const [tried] = cases.slice(index);
        if (tried) tally.add(tried, issues, issues);
      }
    }
    report('forms with settings of their own', tally, since, 'the rules alone');
    expect(tally.surprises()).toEqual([]);
    expect(ownSettingsKeys.filter((key) => (tally.keys.get(key) ?? 0) < often)).toEqual([]);
  });
});
