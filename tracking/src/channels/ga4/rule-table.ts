import type { Ga4Rule } from './ga4-rule.ts';
import { isGa4Name, isGa4Param } from './limits.ts';

/** What a category, an action and a label lead to: a row, or what is wrong with the rows. */
export type TableEntry = Ga4Rule | 'rules_conflict' | 'invalid_name';

/** The rules, ready to be looked up. */
export interface RuleTable {
  /** The most telling row: with this label, else with any; an action by name goes before any action. */
  find(category: string, action: string, label: string): TableEntry | undefined;
  /** Whether any row leads to this GA4 name. */
  hasName(name: string): boolean;
}

const normal = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** Whether GA4 takes what a row leads to. */
const isValid = ([, , , name, params = {}]: Ga4Rule) =>
  isGa4Name(name) && Object.keys(params).every(isGa4Param);

/** Builds the look-up of a table of rules. Two rows for the same combination are an error that is reported, not guessed away. */
export function createRuleTable(rules: readonly Ga4Rule[], cardWord: string): RuleTable {
  const entries = new Map<string, TableEntry>();
  const alternatives = (cell: string) => cell.replace('{card}', cardWord).split('|').map(normal);
  for (const rule of rules) {
    for (const category of alternatives(rule[0])) {
      for (const action of alternatives(rule[1])) {
        for (const label of alternatives(rule[2])) {
          const key = `${category}|${action}|${label}`;
          entries.set(key, entries.has(key) ? 'rules_conflict' : isValid(rule) ? rule : 'invalid_name');
        }
      }
    }
  }
  return {
    find: (category, action, label) => {
      const start = `${normal(category)}|`;
      const named = `${start}${normal(action)}|`;
      const end = normal(label);
      return (
        entries.get(named + end) ??
        entries.get(`${named}*`) ??
        entries.get(`${start}*|${end}`) ??
        entries.get(`${start}*|*`)
      );
    },
    hasName: (name) => rules.some((rule) => rule[3] === name && isValid(rule)),
  };
}
