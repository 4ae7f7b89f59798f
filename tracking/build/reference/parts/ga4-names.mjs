import { ga4Rules } from '../../../src/channels/ga4/ga4-rules.ts';
import { limits } from '../facts/limits.mjs';
import { rules } from '../facts/rules.mjs';
import { declared, docOf } from '../facts/source.mjs';
import { blocks, code, codes, link, list, text } from '../markdown/markdown.mjs';
import { exampleLinks } from './examples.mjs';

/** @typedef {ReturnType<typeof rules>[number]} RuleFacts */

/** What custom events are called in GA4, name by name. @returns {import('../parts.mjs').Part} */
export function ga4NamesPart() {
  const byName = Map.groupBy(rules(), ({ rule: [, , , name] }) => name);
  return {
    name: 'ga4-names',
    title: 'GA4 names',
    about: `${ga4Rules.length} rules by which a custom event gets its GA4 name, and GA4’s limits`,
    body: blocks(
      `A custom event gets its GA4 name from a table of rules, by category, action and label (Tracking §5); everything else has ${link('a name of its own', 'event-names')}.`,
      docOf(declared('channels/ga4/ga4-rule.ts', 'Ga4Rule')),
      ...Array.from(byName, ([name, own]) => blocks(`## ${name}`, ...own.map(ruleText))),
      withoutRule,
      reasons(),
      '## Limits',
      'What GA4 takes; what is over is cut or left out, and what is left out is warned of.',
      list(limits().map(({ what, value }) => `${text(what.replace(/\.$/, ''))}: ${code(value)}`)),
    ),
    names: [...byName.keys(), 'deprecated_event', 'ga4_event_mapping_error'],
  };
}

/** @param {RuleFacts} facts */
function ruleText({ rule: [category, action, label, , params = {}], shownBy }) {
  const set = Object.entries(params).map(([key, value]) => `${code(key)}: ${setting(value)}`);
  return blocks(
    list([
      `Category ${alternatives(category)}, action ${alternatives(action)}, label ${alternatives(label)}`,
      set.length > 0 && `Parameters: ${set.join('; ')}`,
    ]),
    shownBy.length > 0 && blocks('Examples:', exampleLinks(shownBy)),
  );
}

/** @param {string} cell */
const alternatives = (cell) => (cell === '*' ? 'any' : cell.split('|').map(code).join(' or '));

/** What a parameter is set to: `the label, required`. @param {string | number | boolean} value */
function setting(value) {
  const [, place, mark] = /^\$(\w+)(!?)$/.exec(String(value)) ?? [];
  if (!place) return code(JSON.stringify(value));
  return `the ${place.replaceAll('_', ' ')}${mark ? ', **required**' : ''}`;
}

const withoutRule = blocks(
  '## deprecated_event',
  'An event no row fits is sent under this name, with `legacy_category`, `legacy_action` and `legacy_label`.',
  'An event whose `event_type` is `ga4` brings its name along in `event_name`; it has to be one of this table.',
);

function reasons() {
  const settings = ga4Rules.flatMap(([, , , , params = {}]) => Object.entries(params));
  const required = settings.flatMap(([param, value]) => (/^\$.*!$/.test(String(value)) ? param : []));
  const missing = Array.from(new Set(required), (param) => `${param}_missing`);
  return blocks(
    '## ga4_event_mapping_error',
    'Where a row fits but cannot be followed, for want of a required parameter or because two rows say different things, the event has this name and the same three fields (Tracking §5). Its `error_reason` says why:',
    list([
      '`unknown_name`: The event brings its GA4 name along, and no row of the table has it.',
      '`rules_conflict`: Two rows fit equally well.',
      '`invalid_name`: GA4 takes no event or no parameter of the name that the row gives.',
      `\`{param}_missing\`: The row requires a parameter that the event does not say: ${codes(missing)}.`,
    ]),
  );
}
