import type { Ga4Rule } from '../channels/ga4/ga4-rule.ts';
import { ga4Rules } from '../channels/ga4/ga4-rules.ts';
import { createRuleTable } from '../channels/ga4/rule-table.ts';
import type { EventMessage, PageMessage } from '../messages/schema/parse-message.ts';
import type { Ga4Name } from './entry.ts';

/**
 * Creates what finds the place of a message in the page that `npm run reference` makes: the row that gives it its GA4 name
 * or, where there is no such row, the table of its fields.
 */
export function createReferenceAnchor(cardWord = 'card') {
  const table = createRuleTable(ga4Rules, cardWord);
  return ({ name: message, data }: PageMessage | EventMessage, { event: name }: Ga4Name): string => {
    if (message === 'EcommerceEventData' && data.event) return `name-${data.event.replace(' ', '-')}`;
    if (message !== 'CustomEventData' || !name) return message;
    if (name === 'ga4_event_mapping_error') return 'error-reasons';
    const { event_category = '', event_action = '', event_label = '' } = data;
    const found = table.find(event_category, event_action, event_label);
    const isNamed = (rule: Ga4Rule) => rule[3] === name;
    const meant = ga4Rules.findIndex((rule) => rule === found && isNamed(rule));
    const index = meant < 0 ? ga4Rules.findIndex(isNamed) : meant;
    return index < 0 ? 'rules' : `rule-${index + 1}`;
  };
}
