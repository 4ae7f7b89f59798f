import { stringify } from 'yaml';
import { commandOf, type Row } from '../rows.ts';
import { type Level, shareOf, type Verdict } from '../verdict.ts';
import { clausesOf } from './clauses.ts';

/** The facts of a report that are not results. */
export interface Facts {
  readonly version: string;
  /** Day of the audit, such as `2026-11-28`. */
  readonly date: string;
  /** Address for feedback. */
  readonly email: string;
  /** The languages of the statements. */
  readonly languages: readonly string[];
  /** The parts of the audit that did not run. */
  readonly missing: readonly string[];
}

/** Says that a run is partial, or nothing. */
export const partialNote = ({ missing }: Facts): string =>
  missing.length === 0 ? '' : `This audit is partial. Missing: ${missing.join(', ')}.`;

/** Returns the first proofs of a criterion with their commands. */
const proofsOf = ({ rows }: Verdict) =>
  rows.slice(0, 2).map((row) => `${row.id}: ${row.proof} (${commandOf(row)}).`);

const adherence = (level: Level, notes: string) => [{ name: 'web', adherence: { level, notes } }];

/** Returns the report in the format of OpenACR, as an object. */
export function openAcrOf(verdicts: readonly Verdict[], rows: readonly Row[], facts: Facts) {
  const { version, date, email } = facts;
  const chapter = (level: 'A' | 'AA') => ({
    criteria: verdicts
      .filter((verdict) => verdict.level === level)
      .map((verdict) => ({
        num: verdict.number,
        components: adherence(verdict.adherence, [verdict.remark, ...proofsOf(verdict)].join(' ')),
      })),
  });
  const clauses = clausesOf(verdicts, rows, facts.missing.length > 0);
  const european = (first: string) => ({
    criteria: clauses
      .filter(({ number }) => number.startsWith(first))
      .map(({ number, level, remark }) => ({
        num: number,
        components: [{ name: 'none', adherence: { level, notes: remark } }],
      })),
  });
  return {
    title: 'Crema Accessibility Conformance Report',
    product: {
      name: 'Crema registration pages',
      version,
      description: 'Registration of customers of an online shop, in nine country sites.',
    },
    author: { company_name: 'Crema', email },
    vendor: { company_name: 'Crema', email },
    report_date: date,
    version: 1,
    notes:
      `${partialNote(facts)} `.trimStart() +
      'Made by `npm run audit`. "not-evaluated" says that a person still has to judge the criterion. A VPAT allows it ' +
      'only for level AAA, so do not publish this report as a VPAT before the sessions in session.md.',
    evaluation_methods_used: shareOf(verdicts, facts.missing.length > 0).method,
    license: 'Apache-2.0',
    catalog: '2.5-edition-wcag-2.2-508-eu-en',
    chapters: {
      success_criteria_level_a: chapter('A'),
      success_criteria_level_aa: chapter('AA'),
      success_criteria_level_aaa: { disabled: true, criteria: [] },
      functional_performance_criteria: { disabled: true, criteria: [] },
      hardware: { disabled: true, criteria: [] },
      software: { disabled: true, criteria: [] },
      support_documentation_and_services: { disabled: true, criteria: [] },
      en_301_549_web: european('9.'),
      en_301_549_software: european('11.'),
    },
  };
}

/** Returns the report as YAML. */
export const openAcrText = (...of: Parameters<typeof openAcrOf>): string => stringify(openAcrOf(...of));
