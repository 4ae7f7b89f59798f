/** Entry of the bundle for the browser. It puts one function on the page, which a test calls. */
import { brand as crema } from '../../apps/registration/src/brand/crema/brand.ts';
import { pageAnswer } from './page-answer.ts';
import type { JudgedByPage } from './page.ts';

const judgedByPage: JudgedByPage = (cases, now) =>
  cases.map((each) => {
    const { issues, shownIssues, request } = pageAnswer(each, {
      now: new Date(now),
      companyTerms: crema.companyTerms,
    });
    return { issues, shownIssues, body: JSON.stringify(request) };
  });

Object.assign(globalThis, { judgedByPage });
