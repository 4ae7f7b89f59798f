import { code, codes } from '../../build/reference/markdown.mjs';
import { itemBound } from '../../src/channels/ga4/ga4-ecommerce.ts';
import type { Ga4Rule } from '../../src/channels/ga4/ga4-rules.ts';
import { ga4Rules } from '../../src/channels/ga4/ga4-rules.ts';
import { anyName, paramBound, reserved, valueBound, valueBounds } from '../../src/channels/ga4/limits.ts';

const fromEvent = /^\$(\w+)(!?)$/;

/** Returns the lines about the rules for GA4 names, and about GA4’s limits. */
export function ga4Lines(): string[] {
  const names = [...new Set(ga4Rules.map((rule) => rule[3]))];
  const settings = ga4Rules.flatMap(([, , , , params = {}]) => Object.entries(params));
  const required = settings.flatMap(([param, value]) => (String(value).endsWith('!') ? param : []));
  return [
    ...names.flatMap((name) =>
      [`## ${name}`].concat(ga4Rules.filter((rule) => rule[3] === name).flatMap(ruleLines)),
    ),
    '## deprecated_event',
    '## ga4_event_mapping_error',
    `- Required parameters: ${codes([...new Set(required)])}`,
    '## Limits',
    `- Parameters of an event: at most ${paramBound}`,
    `- Items of an event: at most ${itemBound}`,
    `- Characters of a value: at most ${valueBound}`,
    ...Object.entries(valueBounds).map(
      ([param, bound]) => `- Characters of ${code(param)}: at most ${bound}`,
    ),
    `- Names of events and parameters match ${code(String(anyName))}`,
    `- Names of events do not match ${code(String(reserved))}`,
  ];
}

function ruleLines([category, action, label, , params = {}]: Ga4Rule): string[] {
  const set = Object.entries(params).map(([key, value]) => `${code(key)}: ${setting(value)}`);
  return [
    `- Category ${alternatives(category)}, action ${alternatives(action)}, label ${alternatives(label)}`,
    ...(set.length > 0 ? [`- Parameters: ${set.join('; ')}`] : []),
  ];
}

const alternatives = (cell: string) => (cell === '*' ? 'any' : cell.split('|').map(code).join(' or '));

/** Returns the value of a parameter as text: `the label, **required**`. */
function setting(value: string | number | boolean): string {
  const [, place, mark] = fromEvent.exec(String(value)) ?? [];
  return place ? `the ${place.replaceAll('_', ' ')}${mark && ', **required**'}` : code(JSON.stringify(value));
}
