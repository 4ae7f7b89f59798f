import { commandOf, type Row } from '../rows.ts';
import type { Verdict } from '../verdict.ts';
import { type Facts, partialNote } from './openacr.ts';

const context = {
  '@vocab': 'http://www.w3.org/ns/earl#',
  earl: 'http://www.w3.org/ns/earl#',
  dct: 'http://purl.org/dc/terms/',
  doap: 'http://usefulinc.com/ns/doap#',
  WCAG22: 'https://www.w3.org/TR/WCAG22/#',
};

const slug = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const testOf = ({ number, name }: Verdict) => ({
  '@id': `WCAG22:${slug(name)}`,
  '@type': 'earl:TestCriterion',
  'dct:title': `${number} ${name}`,
});

const outcome = (name: 'passed' | 'failed' | 'untested', text: string) => ({
  '@type': 'earl:TestResult',
  'earl:outcome': { '@id': `earl:${name}` },
  'dct:description': text,
});

/** Returns an assertion for each row, and one for each question that only people can answer (EARL 1.0 in JSON-LD). */
export function earlOf(verdicts: readonly Verdict[], facts: Facts) {
  const { version, date } = facts;
  const note = partialNote(facts);
  const assertor = {
    '@id': '#audit',
    '@type': ['earl:Assertor', 'earl:Software'],
    'doap:name': 'npm run audit',
    'doap:release': version,
    ...(note !== '' && { 'dct:description': note }),
  };
  const assertion = (verdict: Verdict, mode: 'automatic' | 'manual', subject: string, result: object) => ({
    '@type': 'earl:Assertion',
    'earl:assertedBy': { '@id': '#audit' },
    'earl:mode': { '@id': `earl:${mode}` },
    'earl:subject': { '@type': 'earl:TestSubject', 'dct:title': subject },
    'earl:test': testOf(verdict),
    'earl:result': { ...result, 'dct:date': date },
  });
  const ofRow = (verdict: Verdict, row: Row) => {
    const text = row.findings.length === 0 ? row.proof : row.findings.join('\n');
    const result = outcome(row.findings.length === 0 ? 'passed' : 'failed', `${text}\n${commandOf(row)}`);
    return { '@id': `#${row.id}`, ...assertion(verdict, 'automatic', row.subject, result) };
  };
  return {
    '@context': context,
    '@graph': [
      assertor,
      ...verdicts.flatMap((verdict) => [
        ...verdict.rows.map((row) => ofRow(verdict, row)),
        ...(verdict.people === undefined
          ? []
          : [assertion(verdict, 'manual', 'all pages', outcome('untested', verdict.people))]),
      ]),
    ],
  };
}
