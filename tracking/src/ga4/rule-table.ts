import type { Ga4Rule } from './ga4-rule.ts';
import { isGa4Name } from './limits.ts';

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
const key = (category: string, action: string, label: string) => `${category}|${action}|${label}`;

/** Builds the look-up of a table of rules. Two rows for the same combination are an error that is reported, not guessed away. */
export function createRuleTable(rules: readonly Ga4Rule[], cardWord: string): RuleTable {
  const entries = new Map<string, TableEntry>();
  const names = new Set<string>();
  for (const rule of rules) {
    const [categories, actions, labels, name, params = {}] = rule;
    const valid = [name, ...Object.keys(params)].every(isGa4Name);
    if (valid) names.add(name);
    const alternatives = (cell: string) => cell.replace('{card}', cardWord).split('|').map(normal);
    for (const category of alternatives(categories)) {
      for (const action of alternatives(actions)) {
        for (const label of alternatives(labels)) {
          const place = key(category, action, label);
          entries.set(place, entries.has(place) ? 'rules_conflict' : valid ? rule : 'invalid_name');
        }
      }
    }
  }
  return {
    find: (category, action, label) => {
      const c = normal(category);
      const a = normal(action);
      const l = normal(label);
      return (
        entries.get(key(c, a, l)) ??
        entries.get(key(c, a, '*')) ??
        entries.get(key(c, '*', l)) ??
        entries.get(key(c, '*', '*'))
      );
    },
    hasName: (name) => names.has(name),
  };
}
