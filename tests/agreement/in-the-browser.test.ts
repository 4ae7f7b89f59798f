import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brand as crema } from '../../apps/registration/src/brand/crema/brand.ts';
import { createGenerator } from './generate.ts';
import { type OpenPage, openPage } from './page.ts';
import { pageAnswer } from './page-answer.ts';
import { now } from './registration-case.ts';
import { agreementRuns, agreementSeed as seed, casesInBatches } from './runs.ts';
import { drawAnybody, drawOwnSettings } from './scenes.ts';

/**
 * The rules are the same code on both sides. Differences can come only from the bundler or from the engine:
 * regular expressions, letter case, dates. A tenth of the cases contains every kind of fault many times.
 */
const runs = agreementRuns > 3000 ? agreementRuns : Math.ceil(agreementRuns / 10);

let page: OpenPage;
beforeAll(async () => {
  page = await openPage();
});
afterAll(() => page?.close());

describe('the page validates in Chromium as in Node', () => {
  test.each([
    ['registrations', drawAnybody],
    ['forms with settings of their own', drawOwnSettings],
  ])(
    `${runs} %s get the same answer, and send the same`,
    async (_, draw) => {
      const env = { now: new Date(now), companyTerms: crema.companyTerms };
      for (const cases of casesInBatches(runs, createGenerator(seed, draw))) {
        const judged = await page.judged(cases, now);
        for (const [index, each] of cases.entries()) {
          const { issues, shownIssues, request } = pageAnswer(each, env);
          const expected = { issues, shownIssues, body: JSON.stringify(request) };
          // The result from the browser was serialised as JSON.
          expect([each, judged[index]]).toEqual([each, JSON.parse(JSON.stringify(expected))]);
        }
      }
    },
    120_000 + runs * 30,
  );
});
