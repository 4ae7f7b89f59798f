import { createSecretKey, randomBytes } from 'node:crypto';
import { readTrackerRecord, type TrackerRecord } from '@crema/tracking/schema';
import { expect, it, test } from 'vitest';
import { eventExample } from '../../server/reference/examples.ts';
import { dayAfter, dayOfEvent, noDay } from './event-day.ts';
import { toEvent } from './to-event.ts';

const key = createSecretKey(randomBytes(32));
const now = new Date('2026-11-27T23:30:00Z');
const tail = 'k3j9x0q2z';
const idAt = (time: string) => `${Date.parse(time)}${tail}`;

function read(body: object): TrackerRecord {
  const { record } = readTrackerRecord({ ...eventExample, ...body });
  if (!record) throw new Error('no record');
  return record;
}
const made = (body: object, withKey = key) => toEvent(read(body), {}, { now, site: 'DE', key: withKey });

it('has a hash in place of the long-term token, the same for the same token', () => {
  const event = made({ token: 'ltt-of-ada' });
  expect(JSON.stringify(event)).not.toContain('ltt-of-ada');
  expect(event.tokenHash).toMatch(/^[\w-]{43}$/);
  expect(made({ token: 'ltt-of-ada' }).tokenHash).toBe(event.tokenHash);
  expect(made({ token: 'ltt-of-bob' }).tokenHash).not.toBe(event.tokenHash);
  expect(made({ token: 'ltt-of-ada' }, createSecretKey(randomBytes(32))).tokenHash).not.toBe(event.tokenHash);
});

it('has no hash and no customer if the visitor refused', () => {
  const event = made({ event_name: '', event: 'purchase', customer_id: 'noConsent', token: '' });
  expect(event).toMatchObject({ name: 'purchase', customer: undefined, tokenHash: undefined });
});

test.each([
  ['today', '2026-11-27T00:00:00Z', '2026-11-27'],
  ['yesterday, sent again after midnight', '2026-11-26T23:59:59.999Z', '2026-11-26'],
  ['of a clock that is a little ahead', '2026-11-28T00:10:00Z', '2026-11-28'],
  ['of a clock that is days ahead', '2026-11-29T00:10:00Z', noDay],
  ['long ago', '2020-02-29T12:00:00Z', '2020-02-29'],
])('An event of %s has the day of its id', (_what, time, day) => {
  expect(dayOfEvent(idAt(time), now)).toBe(day);
});

test('An id with a time that no calendar has is not of a day', () => {
  expect(dayOfEvent(`9999999999999999${tail}`, now)).toBe(noDay);
  expect(dayOfEvent(`0${tail}`, now)).toBe('1970-01-01');
});

test('Days are counted over months and leap days', () => {
  expect([dayAfter('2028-02-28', 1), dayAfter('2026-12-31', 1), dayAfter('2026-03-01', -1)]).toEqual([
    '2028-02-29',
    '2027-01-01',
    '2026-02-28',
  ]);
});
