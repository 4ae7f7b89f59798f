import type { Outcome } from './visit.ts';

/** A criterion on a page or a component, with its proof. */
export interface Row {
  /** Such as `DE/signup/1.4.10`. */
  readonly id: string;
  /** Number of the criterion of WCAG 2.2 or of the clause of EN 301 549. */
  readonly criterion: string;
  readonly kind: 'page' | 'component' | 'other';
  readonly subject: string;
  /** The checks that ran, and where. */
  readonly proof: string;
  readonly findings: readonly string[];
  /** The time of its checks, in ms. */
  readonly ms: number;
}

/** Returns the command that reruns a row alone. */
export const commandOf = ({ id }: Row): string => `npm run audit -- --row ${id}`;

/** Returns one row for each criterion on each page. */
export function pageRows(outcomes: readonly Outcome[]): Row[] {
  const rows = new Map<string, { outcomes: Outcome[]; criterion: string }>();
  for (const outcome of outcomes)
    for (const criterion of outcome.check.proves) {
      const id = `${outcome.visit.site}/${outcome.visit.page}/${criterion}`;
      const row = rows.get(id) ?? { outcomes: [], criterion };
      row.outcomes.push(outcome);
      rows.set(id, row);
    }
  return Array.from(rows, ([id, { criterion, outcomes: of }]) => ({
    id,
    criterion,
    kind: 'page' as const,
    subject: id.split('/').slice(0, 2).join(' '),
    proof: `${list(of.map(({ check }) => check.name))} in the states ${list(of.map(({ visit }) => visit.state))}`,
    findings: of.flatMap(({ visit, findings }) =>
      findings
        .filter((finding) => finding.criterion === criterion)
        .map(({ what }) => `${visit.state}: ${what}`),
    ),
    ms: of.reduce((sum, { ms }) => sum + ms, 0),
  }));
}

const list = (names: readonly string[]) => Array.from(new Set(names)).join(', ');
