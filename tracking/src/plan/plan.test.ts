import { expect, expectTypeOf, test, vi } from 'vitest';
import { createMapEvent } from '../channels/ga4/map-event.ts';
import { createRuleTable } from '../channels/ga4/rule-table.ts';
import { defineEvents, planTable } from './index.ts';

const tastings = defineEvents({
  book: {
    about: 'A visitor books a tasting.',
    category: 'tasting',
    action: 'book',
    ga4: 'tasting_booked',
    fields: {
      event_label: { about: 'The city', values: ['Hamburg', 'Wien'] },
      cs_quantity: { about: 'How many come', optional: true },
    },
  },
  open: { about: 'The calendar | opens.', category: 'tasting', action: 'open' },
});

/** Runs a function on a host. Returns the posted messages and the warnings on the console. */
function on(hostname: string, run: () => void) {
  const posted: unknown[] = [];
  const post = (text: string) => posted.push(JSON.parse(text));
  const window = { postMessage: post, collectOnTrackApi: { install: () => {} } };
  vi.stubGlobal('window', window);
  vi.stubGlobal('location', { hostname });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  run();
  const warned = warn.mock.calls.flat();
  warn.mockRestore();
  vi.unstubAllGlobals();
  return { posted, warned };
}

test('A planned event is sent as planned, without a warning', () => {
  const { posted, warned } = on('localhost', () => {
    tastings.send.book({ event_label: 'Wien', cs_quantity: 2 });
    tastings.send.open();
  });
  expect(posted).toEqual([
    {
      event_name: 'CustomEventData',
      data: { event_category: 'tasting', event_action: 'book', event_label: 'Wien', cs_quantity: 2 },
    },
    { event_name: 'CustomEventData', data: { event_category: 'tasting', event_action: 'open' } },
  ]);
  expect(warned).toEqual([]);
});

test.each([
  [{}, 'event_label is missing'],
  [{ event_label: 'Prag' }, 'event_label is none of Hamburg, Wien'],
  [{ event_label: 'Wien', cs_quantity: 'two' }, 'cs_quantity cannot be "two"'],
  [{ event_label: 'Wien', colour: 'red' }, 'colour is not planned'],
  [{ event_label: null }, 'event_label cannot be null'],
])(
  'A script without types that passes %j gets a warning in development, and none in production',
  (said, fault) => {
    const tell = () => void Reflect.apply(tastings.send.book, undefined, [said]);
    expect(on('shop.dev.example', tell).warned).toEqual([`[collectOnTrackApi] book: ${fault}.`]);
    const live = on('shop.example', tell);
    expect(live.warned).toEqual([]);
    expect(live.posted).toHaveLength(1);
  },
);

test('Types say what an event needs', () => {
  expectTypeOf(tastings.send.book)
    .parameter(0)
    .toEqualTypeOf<
      { readonly event_label: 'Hamburg' | 'Wien' } & { readonly cs_quantity?: number | string }
    >();
  expectTypeOf(tastings.send.open).parameters.toEqualTypeOf<[]>();
});

test('GA4 gets the names of the plan', () => {
  const nameOf = createMapEvent(createRuleTable(tastings.ga4Rules, 'card'));
  expect(nameOf({ event_category: 'tasting', event_action: 'book' })).toMatchObject({
    name: 'tasting_booked',
  });
});

test('Its table is Markdown with a row for each event', () => {
  expect(planTable(tastings.plan)).toBe(`| Event | When | Category | Action | GA4 | Fields |
| --- | --- | --- | --- | --- | --- |
| \`book\` | A visitor books a tasting. | tasting | book | \`tasting_booked\` | \`event_label\`: The city; one of Hamburg, Wien<br>\`cs_quantity\` (optional): How many come |
| \`open\` | The calendar \\| opens. | tasting | open | by the library |  |
`);
});
