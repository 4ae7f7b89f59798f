import { expect, test } from 'vitest';
import { parsePage } from '../../../design-system/build/docs/parse-page.mjs';
import { slug } from '../../build/reference/markdown.mjs';
import { referencePages } from '../../build/reference/pages.mjs';
import { families } from '../../test/examples/families.ts';
import type { Entry } from './entry.ts';
import { createNaming } from './ga4-name.ts';
import { readAgain } from './read-again.ts';
import { referenceAddress } from './reference-address.ts';

/** The text under each heading of the reference, by its address. Without an anchor, the whole page. */
const places = new Map<string, string>();
const folder = 'https://docs.example/reference/';

for (const [path, markdown] of referencePages()) {
  places.set(`${folder}${path}`, markdown);
  for (const { title, body } of parsePage(markdown).sections) {
    places.set(`${folder}${path}#${slug(title)}`, `## ${title}\n\n${body}`);
  }
}

const nameForGa4 = createNaming({});

function entry(read: Parameters<typeof readAgain>[0]): Entry {
  const { message } = readAgain(read);
  const mapped = message ? nameForGa4(message, undefined) : {};
  return { at: 0, name: read.name, message, data: {}, leftOut: [], mapped, channels: [], warnings: [] };
}

const custom = (event_category: string, event_action: string, event_label = '') =>
  entry({ name: 'CustomEventData', payload: { event_category, event_action, event_label } });

const addressOf = (read: Entry) => referenceAddress(`${folder}README.md#examples`, read) ?? '';

test('Every example leads to a place that the reference has', () => {
  const all = families.flatMap(([, examples]) => examples);
  const missing = all.flatMap(({ in: [name, data = {}] }) => {
    const address = addressOf(entry({ name, payload: structuredClone(data) }));
    return places.has(address) ? [] : address;
  });
  expect([...new Set(missing)]).toEqual([]);
});

test.each([
  [['registration', 'success', 'webshop'], '`registration`'],
  [['Search', 'Submit', 'beans'], '`search_term`'],
  [['odd', 'thing'], 'deprecated_event'],
  [['search', 'submit'], '{param}_missing'],
] as const)('%s leads to what is said of it: %s', ([category, action, label], words) => {
  expect(places.get(addressOf(custom(category, action, label)))).toContain(words);
});

test('A name that the page brings along leads to the heading of that name', () => {
  const payload = { event_category: 'a', event_action: 'b', event_type: 'ga4', event_name: 'sign_up' };
  const address = addressOf(entry({ name: 'CustomEventData', payload }));
  expect(address).toBe('https://docs.example/reference/ga4-names.md#sign_up');
});

test('A message that cannot be read leads to the fields of its name', () => {
  const address = addressOf(entry({ name: 'LeadData', payload: { lead_id: null } }));
  expect(places.get(address)).toContain('## lead_id');
});

test('The same places are found in a Storybook', () => {
  const storybook = 'https://docs.example/?path=/docs/tracking-readme--docs';
  const lead = entry({ name: 'LeadData', payload: { lead_id: 'beans' } });
  expect(referenceAddress(storybook, lead)).toBe(
    'https://docs.example/?path=/docs/tracking-messages-leaddata--docs',
  );
  expect(referenceAddress(storybook, custom('odd', 'thing'))).toBe(
    'https://docs.example/?path=/docs/tracking-ga4-names--docs#deprecated_event',
  );
});
