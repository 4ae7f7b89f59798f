import { beforeAll, expect, test } from 'vitest';
import { renderReference } from '../../build/reference/render.mjs';
import { families } from '../examples/families.ts';
import { createNaming } from './ga4-name.ts';
import { readAgain } from './read-again.ts';
import { createReferenceAnchor } from './reference-anchor.ts';

let reference = '';

beforeAll(async () => {
  reference = await renderReference();
});

/** What stands at an anchor, up to the next one; of a group of rows, up to the next group. */
function placeOf(anchor: string) {
  const rest = reference.split(` id="${anchor}"`)[1];
  return rest?.split(rest.startsWith(' data-group') ? / id="[^"]+" data-group/ : ' id="')[0];
}

const nameForGa4 = createNaming({});
const anchorOf = createReferenceAnchor();

const custom = (event_category: string, event_action: string, event_label = '') =>
  readAgain({ name: 'CustomEventData', payload: { event_category, event_action, event_label } }).message;

test('Every example leads to a place that the reference has', () => {
  const missing = families
    .flatMap(([, examples]) => examples)
    .flatMap(({ in: [name, data = {}] }) => {
      const { message } = readAgain({ name, payload: structuredClone(data) });
      if (!message) return [];
      const anchor = anchorOf(message, nameForGa4(message, undefined));
      return placeOf(anchor) === undefined ? anchor : [];
    });
  expect([...new Set(missing)]).toEqual([]);
});

test.each([
  [['registration', 'success', 'webshop'], 'sign_up'],
  [['Search', 'Submit', 'beans'], 'search'],
  [['odd', 'thing'], 'deprecated_event'],
  [['search', 'submit'], '{param}_missing'],
] as const)('%s leads to what is said of %s', ([category, action, label], words) => {
  const message = custom(category, action, label);
  if (!message) throw new Error('It cannot be read.');
  expect(placeOf(anchorOf(message, nameForGa4(message, undefined)))).toContain(words);
});

test('A name that the page brings along leads to a row of that name', () => {
  const payload = { event_category: 'a', event_action: 'b', event_type: 'ga4', event_name: 'sign_up' };
  const { message } = readAgain({ name: 'CustomEventData', payload });
  if (!message) throw new Error('It cannot be read.');
  expect(placeOf(anchorOf(message, nameForGa4(message, undefined)))).toContain('<code>sign_up</code>');
});
