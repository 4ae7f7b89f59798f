import { ga4Rules } from '../../../src/channels/ga4/ga4-rules.ts';
import { createRuleTable } from '../../../src/channels/ga4/rule-table.ts';
import { settle } from '../../../src/api/options.ts';
import { examples } from './examples.mjs';

/** @typedef {import('./examples.mjs').Example} Example */

/** @param {unknown} value */
const text = (value) => (typeof value === 'string' ? value : '');

/** The row that an example’s event finds in the table that comes along. @param {Example} example */
const ruleOf = ({ in: [, data = {}], options = {} }) =>
  createRuleTable(ga4Rules, settle(options).cardWord).find(
    text(data['event_category']),
    text(data['event_action']),
    text(data['event_label']),
  );

/**
 * The rows of the table of GA4 names, each with the examples in which it gives an event its name.
 * @returns {{ rule: import('../../../src/channels/ga4/ga4-rule.ts').Ga4Rule, shownBy: Example[] }[]}
 */
export function rules() {
  const custom = examples.filter((example) => example.in[0] === 'CustomEventData' && example.out['ga4']);
  const byRule = Map.groupBy(custom, ruleOf);
  return ga4Rules.map((rule) => ({ rule, shownBy: byRule.get(rule) ?? [] }));
}
