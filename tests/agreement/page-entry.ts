/**
 * What is bundled for the browser. It says nothing by itself: it puts one function on the page, which a test calls.
 */
import { brand as crema } from '../../apps/registration/src/brand/crema/brand.ts';
import { pageAnswer } from './page-answer.ts';
import type { JudgedByPage } from './page.ts';

const judgedByPage: JudgedByPage = (cases, now) =>
  cases.map((each) => {
    const { issues, told, request } = pageAnswer(each, {
      now: new Date(now),
      companyTerms: crema.companyTerms,
    });
    return { issues, told, body: JSON.stringify(request) };
  });

Object.assign(globalThis, { judgedByPage });
