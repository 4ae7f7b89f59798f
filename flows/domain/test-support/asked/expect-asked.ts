import { expect, test } from 'vitest';
import type { Flow, FormPlan } from '../../src/plan/form-plan.ts';
import type { PlanContext } from '../../src/plan/plan-context.ts';
import { planFor } from '../../src/flows/index.ts';
import { type Site, siteFor } from '../../src/index.ts';
import { planLine } from './plan-line.ts';
import { readRows } from './read-rows.ts';

interface Settings {
  /** The site of a key, for sites that do not exist. @default siteFor */
  readonly siteOf?: (key: string) => Site;
  /** Writes the part of a plan that stands in the table. @default planLine */
  readonly lineOf?: (plan: FormPlan) => string;
}

/**
 * Tests a table of what a flow asks, case by case and site by site. The table is written by hand from Registration §1 to
 * §6; nothing in it is made of the plan.
 *
 * @param cases what stands behind the words of each case
 */
export function expectAsked(
  flow: Flow,
  cases: Readonly<Record<string, PlanContext>>,
  table: string,
  { siteOf = siteFor, lineOf = planLine }: Settings = {},
) {
  const rows = readRows(table);

  test(`the table of ${flow} has every case that is set up, and no other`, () => {
    expect(new Set(rows.map(([, circumstance]) => circumstance))).toEqual(new Set(Object.keys(cases)));
  });

  test.each(rows)(`${flow} %s, %s: %s`, (site, circumstance, asked) => {
    expect(lineOf(planFor(flow, siteOf(site), cases[circumstance] ?? {}))).toBe(asked);
  });
}
