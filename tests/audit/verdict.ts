import { criteria, type Criterion } from './criteria.ts';
import type { Row } from './rows.ts';

/** The state of a criterion, in the words of OpenACR. */
export type Level = 'supports' | 'partially-supports' | 'not-applicable' | 'not-evaluated';

/** The result of the audit for a criterion. */
export interface Verdict extends Criterion {
  readonly adherence: Level;
  readonly rows: readonly Row[];
  readonly failed: readonly Row[];
  /** One sentence for the report. */
  readonly remark: string;
}

/** The criteria on sound and film. They do not apply as long as the pages have neither. */
const ofMedia = /^1\.(?:2\.\d|4\.2)$/;

/** Returns the verdict on one criterion. Without a proof, or with a question for people, it is not evaluated. */
function judge(criterion: Criterion, all: readonly Row[], isPartial: boolean): Verdict {
  const rows = all.filter((row) => row.criterion === criterion.number);
  const failed = rows.filter(({ findings }) => findings.length > 0);
  const verdict = (adherence: Level, remark: string): Verdict => ({
    ...criterion,
    adherence,
    rows,
    failed,
    remark,
  });
  if (rows.length === 0) return verdict('not-evaluated', 'Not performed: no proof was made.');
  if (failed.length > 0)
    return verdict('partially-supports', `${failed.length} of ${rows.length} rows have findings.`);
  if (criterion.people !== undefined)
    return verdict(
      'not-evaluated',
      `The part for machines passes in ${rows.length} rows. Not performed, for people: ${criterion.people}`,
    );
  if (isPartial)
    return verdict(
      'not-evaluated',
      `Passes in ${rows.length} rows. Not performed as a whole: the audit is partial.`,
    );
  if (ofMedia.test(criterion.number))
    return verdict('not-applicable', `No page has sound or film: ${rows.length} rows.`);
  return verdict('supports', `Proven by ${rows.length} rows.`);
}

/**
 * Returns the verdicts on all criteria.
 * @param isPartial true if a part of the audit did not run. Then no criterion is supported
 */
export const verdictsOn = (rows: readonly Row[], isPartial = false): readonly Verdict[] =>
  criteria.map((criterion) => judge(criterion, rows, isPartial));

/** The share that machines prove. */
export interface Share {
  readonly whole: number;
  readonly partly: number;
  readonly people: number;
  readonly method: string;
}

/** Returns the share of the criteria that the checks prove, and what is known of the share of faults. */
export function shareOf(verdicts: readonly Verdict[], isPartial = false): Share {
  const proven = verdicts.filter(({ rows }) => rows.length > 0);
  const whole = isPartial ? 0 : proven.filter(({ people }) => people === undefined).length;
  return {
    whole,
    partly: proven.length - whole,
    people: verdicts.length - proven.length,
    method:
      `By criteria: the checks prove ${whole} of ${verdicts.length} completely and ${proven.length - whole} in part. ` +
      'By volume: about 57 % of known faults by axe alone, which runs on every page and state. Its rules found ' +
      '57.38 % of the faults in audits of 13,000 pages (Deque, Automated Accessibility Coverage Report, 2021). ' +
      'The other checks find more, but no published figure per criterion was at hand, so they are not counted.',
  };
}
