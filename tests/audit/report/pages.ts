import { judgements } from '../judgements.ts';
import { commandOf, type Row } from '../rows.ts';
import { type Share, shareOf, type Verdict } from '../verdict.ts';
import type { Clause } from './clauses.ts';
import { listOf, pageOf, tableOf, text } from './html.ts';
import type { Facts } from './openacr.ts';

const code = (of: string) => `<code>${text(of)}</code>`;

/** The words of the report for the levels of OpenACR. */
const words: Readonly<Record<Verdict['adherence'], string>> = {
  supports: 'Supports',
  'partially-supports': 'Partially supports',
  'not-applicable': 'Not applicable',
  'not-evaluated': 'Not performed',
};

/** Returns the name of the page of a criterion. */
export const fileOf = (number: string): string => `criterion-${number}.html`;

/** Says that the audit is partial, or nothing. */
const partialPart = ({ missing }: Facts) =>
  missing.length === 0
    ? ''
    : `<p><strong>This audit is partial.</strong> So it supports no criterion and has no statement.</p>
<details><summary>Missing: ${missing.length} parts</summary>${listOf(missing.map(text))}</details>
`;

/** Returns the first page of the report. */
export function indexPage(
  verdicts: readonly Verdict[],
  clauses: readonly Clause[],
  rows: readonly Row[],
  facts: Facts,
) {
  const { method }: Share = shareOf(verdicts, facts.missing.length > 0);
  const failed = rows.filter(({ findings }) => findings.length > 0);
  const criteria = tableOf(
    'The 55 criteria of WCAG 2.2, levels A and AA',
    ['Criterion', 'Level', 'Result', 'Rows', 'Remark'],
    verdicts.map(({ number, name, level, adherence, rows: of, remark }) => [
      `<a href="${fileOf(number)}">${text(`${number} ${name}`)}</a>`,
      level,
      words[adherence],
      text(of.length),
      text(remark),
    ]),
  );
  const european = tableOf(
    'EN 301 549 V3.2.1, chapters 9 and 11',
    ['Clause', 'Result', 'Remark'],
    clauses.map(({ number, name, level, remark }) => [text(`${number} ${name}`), words[level], text(remark)]),
  );
  return pageOf(
    'Accessibility audit of the registration pages',
    `${partialPart(facts)}<p>Version ${text(facts.version)}, ${text(facts.date)}. ${rows.length} rows, ${failed.length} with findings.</p>
<p>${text(method)}</p>
<p>A row is one criterion on one page or component, with its proof. ${code('npm run audit -- --row <id>')} reruns it.</p>
<h2>Parts of the bundle</h2>
${listOf([
  '<a href="pictures.html">Pictures of every page and state</a>',
  `<a href="${fileOf('11.7')}">Rows of EN 301 549 11.7, settings of the system</a>`,
  '<a href="reading.html">Work of reading, and time limits</a>',
  '<a href="openacr.yaml">OpenACR</a>',
  '<a href="earl.jsonld">EARL</a>',
  '<a href="session.md">Template for a session with a person</a>',
  ...facts.languages.map(
    (language) => `<a href="statement-${language}.html" hreflang="${language}">Statement (${language})</a>`,
  ),
])}
<h2>Criteria</h2>
${criteria}
<h2>Judgements</h2>
${listOf(
  judgements.map(
    ({ rule, states, date, judgement }) =>
      `${date}, ${text(rule)} (${text(states.join(', '))}): ${text(judgement)}`,
  ),
)}
<h2>Clauses</h2>
${european}`,
  );
}

/** Returns the page of a criterion or a clause with its rows. */
export function criterionPage(title: string, question: string | undefined, rows: readonly Row[]): string {
  const asked = question === undefined ? '' : `<p>Not performed, for people: ${text(question)}</p>`;
  const table = tableOf(
    `Rows of ${title}`,
    ['Row', 'Result', 'Proof', 'Command'],
    rows.map((row) => [
      text(row.id),
      row.findings.length === 0 ? 'Passed' : `Failed ${listOf(row.findings.map(text))}`,
      text(row.proof),
      code(commandOf(row)),
    ]),
  );
  const back = '<p><a href="index.html">All criteria</a></p>';
  return pageOf(title, `${back}${asked}${rows.length > 0 ? table : '<p>No proof was made.</p>'}`);
}

/** Returns the page of pictures. @param names of visits */
export const picturesPage = (names: readonly string[]): string =>
  pageOf(
    'Pages and states',
    `<p><a href="index.html">All criteria</a></p>
<ul class="pictures">${names
      .map(
        (name) =>
          `<li><figure><img src="pictures/${name}.jpg" alt="The page ${text(name)}" loading="lazy" width="640" height="450"><figcaption>${text(name)}</figcaption></figure></li>`,
      )
      .join('\n')}</ul>`,
  );
