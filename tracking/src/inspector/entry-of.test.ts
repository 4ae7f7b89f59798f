import { expect, test } from 'vitest';
import type { Decision } from '../log/events.ts';
import { createEntryOf } from './entry-of.ts';
import type { Entry } from './entry.ts';

const entry = (data: object, change: Partial<Entry> = {}): Entry => ({
  at: 0,
  name: 'LeadData',
  data,
  leftOut: [],
  mapped: {},
  channels: [],
  warnings: [],
  ...change,
});
const about = (data: object, event = 'LeadData'): Decision => ({
  event,
  data,
  channel: 'classic',
  outcome: 'sent',
  consent: '',
});
const had = [{ channel: 'classic', decisions: [] }];

test('A decision is about the message whose data it has', () => {
  const { note, find } = createEntryOf();
  const [one, other] = [entry({ lead_id: 'a' }), entry({ lead_id: 'a' })];
  [one, other].forEach((each) => note(each));
  expect(find([one, other], about(other.data))).toBe(other);
});

test('A message from before is known by its content, and each of two alike has its own', () => {
  const { find } = createEntryOf();
  const earlier = [{ lead_id: 'a' }, { lead_id: 'b' }, { lead_id: 'b' }].map((data) =>
    entry(data, { isEarlier: true }),
  );
  const decisions = [about({ lead_id: 'b' }), about({ lead_id: 'b' })];
  const [first, second] = decisions;
  if (!first || !second) throw new Error('There are two.');
  expect(find(earlier, first)).toBe(earlier[1]);
  earlier[1]?.channels.push(...had);
  expect(find(earlier, second)).toBe(earlier[2]);
  // The next channel's decision has the same data.
  expect(find(earlier, { ...first, channel: 'ga4' })).toBe(earlier[1]);
  expect(find(earlier, about({ lead_id: 'c' }))).toBeUndefined();
});

test('A message that was completed is the oldest that no channel has had and that can be sent', () => {
  const { note, find } = createEntryOf();
  const done = entry({ lead_id: 'a' }, { channels: [...had] });
  const invalid = entry({ lead_id: 'b' }, { isInvalid: true });
  const [waiting, later] = [entry({ lead_id: 'c' }), entry({ lead_id: 'd' })];
  const all = [done, invalid, waiting, later];
  all.forEach((each) => note(each));
  const completed = about({ lead_id: 'c', more: true });
  expect(find(all, completed)).toBe(waiting);
  waiting.channels.push(...had);
  expect(find(all, { ...completed, channel: 'ga4' })).toBe(waiting);
});

test('A page that is shown again is the last one', () => {
  const { find } = createEntryOf();
  const pages = [{ page_name: 'a' }, { page_name: 'b' }].map((data) =>
    entry(data, { name: 'InitialPageData', channels: [...had] }),
  );
  expect(find(pages, about({ page_name: 'b', origin: 'desk' }, 'InitialPageData'))).toBe(pages[1]);
});
