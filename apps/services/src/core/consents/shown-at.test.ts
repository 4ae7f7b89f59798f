import { expect, it } from 'vitest';
import { newsletterGrant } from '../../../test-support/registrations.ts';
import { findTimesOutOfForce } from './shown-at.ts';

const outdated = [{ field: 'consents.newsletter', code: 'CONSENT_DOCUMENT_OUTDATED' }];
const now = new Date('2026-12-24T12:00:00Z');
const judge = (shownAt: string | undefined) => {
  const { documentId, documentVersion } = newsletterGrant({});
  const newsletter = { documentId, documentVersion, ...(shownAt === undefined ? {} : { shownAt }) };
  return findTimesOutOfForce({ site: 'DE', shown: { newsletter } }, now);
};

it.each([
  ['on the day it came into force', '2026-11-26T00:00:00Z'],
  ['on that day in the easternmost place', '2026-11-26T00:00:00+14:00'],
  ['just now', '2026-12-24T12:00:00Z'],
  ['by a clock that is a little ahead', '2026-12-24T12:10:00Z'],
  ['at a time nobody tells', undefined],
])('takes a text that was shown %s', (_, shownAt) => {
  expect(judge(shownAt)).toEqual([]);
});

it.each([
  ['the day before it came into force', '2026-11-25T09:59:59Z'],
  ['years before', '2000-01-01T00:00:00Z'],
  ['tomorrow', '2026-12-25T12:00:00Z'],
  ['in a year that is far away', '9999-12-30T00:00:00Z'],
])('takes no text that was shown %s', (_, shownAt) => {
  expect(judge(shownAt)).toEqual(outdated);
});

it('says nothing of a consent that the site has not', () => {
  const shown = { cmc: { documentId: 'x', documentVersion: '1', shownAt: '2000-01-01T00:00:00Z' } };
  expect(findTimesOutOfForce({ site: 'DE', shown }, now)).toEqual([]);
});
