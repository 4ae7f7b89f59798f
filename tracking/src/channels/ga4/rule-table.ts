import type { Ga4Rule } from './ga4-rules.ts';
import { isGa4Name, isGa4Param } from './limits.ts';

/** The result of a lookup: a rule, or the fault of the rules. */
export type TableEntry = Ga4Rule | 'rules_conflict' | 'invalid_name';

/** The rules, indexed for lookups. */
export interface RuleTable {
  /** Returns the most specific rule: with this label before any label, and with this action before any action. */
  find(category: string, action: string, label: string): TableEntry | undefined;
  /** Returns true if a rule has this GA4 name. */
  hasName(name: string): boolean;
}

const normal = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** Returns true if GA4 accepts the names in a rule. */
const isValid = ([, , , name, params = {}]: Ga4Rule) =>
  isGa4Name(name) && Object.keys(params).every(isGa4Param);

/** Creates the table of rules. Two rules for the same combination are an error, which `find` returns. */
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
