import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { siteFor, siteKeys } from '../../flows/domain/src/index.ts';
import { checks } from './checks.ts';
import { criteria } from './criteria.ts';
import { visits } from './pages.ts';
import { missingVisits } from './partial.ts';
import { clausesOf } from './report/clauses.ts';
import { earlOf } from './report/earl.ts';
import { openAcrText } from './report/openacr.ts';
import { indexPage } from './report/pages.ts';
import { statementOf } from './report/statement.ts';
import { statements } from './report/statements.ts';
import type { Row } from './rows.ts';
import { shareOf, verdictsOn } from './verdict.ts';

const facts = {
  version: '1.0.0',
  date: '2026-11-28',
  email: 'a@crema.example',
  languages: ['de'],
  missing: [],
};

const row = (criterion: string, findings: readonly string[] = []): Row => ({
  id: `DE/signup/${criterion}`,
  criterion,
  kind: 'page',
  subject: 'DE signup',
  proof: 'axe in the states empty',
  findings,
  ms: 1,
});
/** A run in which every check that exists has passed, except one. */
const rows = Array.from(new Set(checks.flatMap(({ proves }) => proves)), (criterion) =>
  row(criterion, criterion === '1.4.10' ? ['the page is 400 px wide'] : []),
);
const verdicts = verdictsOn(rows);
const levelOf = (number: string) => verdicts.find((verdict) => verdict.number === number)?.adherence;

describe('the criteria of the audit', () => {
  it('are the 55 of WCAG 2.2 A and AA, in order, each with a check or a question for people', () => {
    const numbers = criteria.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(55);
    expect([criteria.filter(({ level }) => level === 'A').length, numbers.includes('4.1.1')]).toEqual([
      31,
      false,
    ]);
    const proven = new Set(checks.flatMap(({ proves }) => proves));
    expect(criteria.filter(({ number, people }) => !proven.has(number) && !people)).toEqual([]);
    expect([...proven].filter((number) => !numbers.includes(number))).toEqual(['11.7']);
  });

  it('are supported only with a proof, without findings, and without a question for people', () => {
    expect(verdictsOn([]).filter(({ adherence }) => adherence !== 'not-evaluated')).toEqual([]);
    expect(['1.4.4', '1.4.10', '1.1.1', '1.2.1', '2.4.5'].map(levelOf)).toEqual([
      'supports',
      'partially-supports',
      'not-evaluated',
      'not-applicable',
      'not-evaluated',
    ]);
    const { whole, partly, people } = shareOf(verdicts);
    expect(whole + partly + people).toBe(55);
  });
});

describe('the pages of the audit', () => {
  it('have unique states, on every site', () => {
    const names = visits.map(({ site, page, state }) => `${site}/${page}/${state}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(visits.map(({ site }) => site))).toEqual(new Set(siteKeys));
  });
});

describe('the bundle', () => {
  it('has an OpenACR document that is valid by its schema, with all criteria and the chapters of EN 301 549', () => {
    const schema: { definitions: Record<string, object> } = JSON.parse(
      readFileSync(new URL('report/openacr-0.1.0.json', import.meta.url), 'utf8'),
    );
    const ajv = new Ajv({ strict: false, allErrors: true });
    const document = parse(openAcrText(verdicts, rows, facts));
    const isValid = ajv.compile(schema);
    isValid(document);
    expect(isValid.errors).toBe(null);
    // The schema names no chapter of EN 301 549, but its catalogue does. They have the shape of the others.
    const isChapter = ajv.compile({ ...schema.definitions['chapter'], definitions: schema.definitions });
    const { chapters } = document;
    for (const chapter of ['en_301_549_web', 'en_301_549_software']) {
      isChapter(chapters[chapter]);
      expect(isChapter.errors).toBe(null);
    }
    const { success_criteria_level_a: a, success_criteria_level_aa: aa } = chapters;
    const numbers = [...a.criteria, ...aa.criteria].map(({ num }: { num: string }) => num);
    expect(numbers).toHaveLength(55);
    expect(new Set(numbers)).toEqual(new Set(criteria.map(({ number }) => number)));
    expect(JSON.stringify(document)).toContain('npm run audit -- --row DE/signup/1.4.10');
  });

  it('of a partial audit says what is missing, and supports no criterion', () => {
    const partial = verdictsOn(rows, true);
    expect(partial.filter(({ adherence }) => /^(?:supports|not-applicable)$/.test(adherence))).toEqual([]);
    const clauses = clausesOf(partial, rows, true).filter(({ level }) => level === 'supports');
    expect(clauses.map(({ number }) => number)).toEqual(['9.4.1.1']);
    const missing = missingVisits(visits.filter(({ site, page }) => site === 'DE' && page !== 'consents'));
    expect(missing.slice(0, 2)).toEqual(['DE consents', 'all pages of AT']);
    const note = 'This audit is partial. Missing: DE consents, all pages of AT';
    const known = { ...facts, missing };
    expect(indexPage(partial, clauses, rows, known)).toContain('<li>all pages of AT</li>');
    expect(openAcrText(partial, rows, known).replaceAll(/\s+/g, ' ')).toContain(note);
    expect(JSON.stringify(earlOf(partial, known))).toContain(note);
  });

  it('has a clause of EN 301 549 for each criterion of WCAG 2.1, for conformance, and for settings of the system', () => {
    const clauses = clausesOf(verdicts, rows, false);
    expect(clauses.filter(({ number }) => number.startsWith('9.'))).toHaveLength(50 + 1);
    expect(clauses.find(({ number }) => number === '11.7')?.level).toBe('supports');
  });

  it('has an EARL assertion with test, subject, result and mode for each row, and for each question', () => {
    const { '@graph': graph } = earlOf(verdicts, facts);
    const assertions = graph.filter((node) => node['@type'] === 'earl:Assertion');
    const questions = criteria.filter(({ people }) => people !== undefined).length;
    expect(assertions).toHaveLength(rows.filter(({ criterion }) => criterion !== '11.7').length + questions);
    for (const assertion of assertions) {
      expect(assertion).toMatchObject({
        'earl:assertedBy': { '@id': '#audit' },
        'earl:mode': { '@id': expect.stringMatching(/^earl:(?:automatic|manual)$/) },
        'earl:subject': { '@type': 'earl:TestSubject' },
        'earl:test': { '@id': expect.stringMatching(/^WCAG22:[a-z-]+$/) },
        'earl:result': {
          'earl:outcome': { '@id': expect.stringMatching(/^earl:(?:passed|failed|untested)$/) },
        },
      });
    }
  });

  it('has a complete statement in the language of every site, with a way to give feedback', () => {
    const languages = new Set(siteKeys.map((site) => siteFor(site).locale.slice(0, 2)));
    expect(new Set(Object.keys(statements))).toEqual(languages);
    for (const language of languages) {
      const statement = statementOf(language, verdicts, facts);
      expect(statement).toContain(`<html lang="${language}">`);
      expect(statement).toContain('href="mailto:a@crema.example"');
      expect(statement).toContain('1.4.10');
      expect(statement).not.toMatch(/\{\w+\}/);
    }
  });
});
