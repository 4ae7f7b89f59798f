import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brand as crema } from '../../apps/registration/src/brand/crema/brand.ts';
import { createGenerator } from './generate.ts';
import { type OpenPage, openPage } from './page.ts';
import { pageAnswer } from './page-answer.ts';
import { now } from './registration-case.ts';
import { agreementRuns, agreementSeed as seed, casesInBatches } from './runs.ts';
import { drawAnybody, drawOwnSettings } from './scenes.ts';

/**
 * The judge is one piece of code, so what may differ in a browser is what the bundler makes of it, and the two engines: regular
 * expressions, cases of letters, dates. A tenth of the cases has every kind of fault many times.
 */
const runs = agreementRuns > 3000 ? agreementRuns : Math.ceil(agreementRuns / 10);

let page: OpenPage;
beforeAll(async () => {
  page = await openPage();
});
afterAll(() => page?.close());

describe('the page judges in Chromium as in Node', () => {
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
          const { issues, told, request } = pageAnswer(each, env);
          const expected = { issues, told, body: JSON.stringify(request) };
          // What comes from the browser has travelled as JSON.
          expect([each, judged[index]]).toEqual([each, JSON.parse(JSON.stringify(expected))]);
        }
      }
    },
    120_000 + runs * 30,
  );
});
