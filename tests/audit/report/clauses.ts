import type { Row } from '../rows.ts';
import type { Level, Verdict } from '../verdict.ts';

/** A clause of EN 301 549 V3.2.1 with its result. */
export interface Clause {
  readonly number: string;
  readonly name: string;
  readonly level: Level;
  readonly remark: string;
}

/** The criteria that WCAG 2.2 added. EN 301 549 V3.2.1 follows WCAG 2.1, so they have no clause yet. */
const newInWcag22 = new Set(['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8']);

/** The clauses of chapter 11 that concern software which shows web pages, and the reason for each level. */
const software: readonly (readonly [number: string, name: string, criterion: string | undefined])[] = [
  ['11.5.2.3', 'Use of accessibility services', '4.1.2'],
  ['11.5.2.5', 'Object information', '4.1.2'],
  ['11.5.2.6', 'Row, column, and headers', '1.3.1'],
  ['11.5.2.7', 'Values', '4.1.2'],
  ['11.5.2.8', 'Label relationships', '1.3.1'],
  ['11.5.2.9', 'Parent-child relationships', '1.3.1'],
  ['11.5.2.10', 'Text', '4.1.2'],
  ['11.5.2.13', 'Tracking of focus and selection attributes', '4.1.2'],
  ['11.5.2.15', 'Change notification', '4.1.3'],
  ['11.5.2.17', 'Modifications of values and text', '4.1.2'],
  ['11.6.2', 'No disruption of accessibility features', '2.1.1'],
];

const parsing: Clause = {
  number: '9.4.1.1',
  name: 'Parsing',
  level: 'supports',
  remark: 'WCAG 2.2 removed the criterion. Its errata say that HTML always meets it.',
};

/** Returns the clause that needs all criteria at once. */
function conformance(verdicts: readonly Verdict[]): Clause {
  const [number, name] = ['9.6', 'WCAG conformance requirements'];
  const levels = new Set(verdicts.map(({ adherence }) => adherence));
  if (levels.has('partially-supports'))
    return { number, name, level: 'partially-supports', remark: 'Some criteria have findings.' };
  return levels.has('not-evaluated')
    ? { number, name, level: 'not-evaluated', remark: 'Not performed: people still judge some criteria.' }
    : { number, name, level: 'supports', remark: 'All criteria of levels A and AA are met.' };
}

/** Returns the table of clauses: chapter 9 follows the criteria, chapter 11 has a row for the settings of the system. */
export function clausesOf(
  verdicts: readonly Verdict[],
  rows: readonly Row[],
  isPartial: boolean,
): readonly Clause[] {
  const web = verdicts
    .filter(({ number }) => !newInWcag22.has(number))
    .map(({ number, name, adherence, remark }) => ({
      number: `9.${number}`,
      name,
      level: adherence,
      remark,
    }));
  const follows = software.map(([number, name, criterion]): Clause => {
    const verdict = verdicts.find((each) => each.number === criterion);
    return {
      number,
      name,
      level: verdict?.adherence ?? 'not-evaluated',
      remark: `The browser offers it for native elements. Follows ${criterion}. ${verdict?.remark ?? ''}`,
    };
  });
  const preferences = rows.filter(({ criterion }) => criterion === '11.7');
  const failed = preferences.filter(({ findings }) => findings.length > 0).length;
  const settings: Clause = {
    number: '11.7',
    name: 'User preferences',
    level:
      failed > 0
        ? 'partially-supports'
        : preferences.length === 0 || isPartial
          ? 'not-evaluated'
          : 'supports',
    remark:
      preferences.length === 0
        ? 'Not performed: no proof was made.'
        : `Forced colours, more contrast and less motion: ${failed} of ${preferences.length} rows have findings.`,
  };
  const authoring: Clause = {
    number: '11.8',
    name: 'Authoring tools',
    level: 'not-applicable',
    remark: 'The pages are no authoring tool.',
  };
  return [...web, parsing, conformance(verdicts), ...follows, settings, authoring];
}
