import { expect, test } from 'vitest';
import { draftPlace } from '../../../../flows/form/src/draft/draft-place.ts';
import { moveDrafts } from './follow-language-link.ts';

const draftAt = (...parts: (string | undefined)[]): unknown =>
  JSON.parse(sessionStorage.getItem(draftPlace(...parts)) ?? 'null');

const keep = (place: string, values: Record<string, string>) =>
  sessionStorage.setItem(place, JSON.stringify({ at: 1000, values }));

test('a draft moves to the same form and the same customer of the other site, and keeps its age', () => {
  keep(draftPlace('CH', '/form', 'address', 'customer-1'), { 'address.lastName': 'Muster' });
  keep(draftPlace('AT', '/form', 'address'), { 'address.lastName': 'Huber' });
  moveDrafts('CH', 'CH_FR');
  expect(draftAt('CH_FR', '/form', 'address', 'customer-1')).toEqual({
    at: 1000,
    values: { 'address.lastName': 'Muster' },
  });
  expect(draftAt('CH', '/form', 'address', 'customer-1')).toBeNull();
  expect(draftAt('CH_FR', '/form', 'address', undefined)).toBeNull();
  expect(draftAt('AT', '/form', 'address')).not.toBeNull();
});

test('entries about a card and a company stay behind', () => {
  keep(draftPlace('CH', '/form', 'registration'), {
    'personalData.salutation': 'COMPANY',
    'personalData.companyName': 'Muster AG',
    'personalData.lastName': 'Muster',
    'cardSelection.layout': 'PLASTIC',
    'cardSelection.address.postalCode': '8001',
  });
  moveDrafts('CH', 'CH_FR');
  expect(draftAt('CH_FR', '/form', 'registration')).toMatchObject({
    values: { 'personalData.lastName': 'Muster' },
  });
  expect(Object.values(sessionStorage).join()).not.toMatch(/COMPANY|Muster AG|PLASTIC|8001/);
});

test('what was typed last moves along', () => {
  const place = draftPlace('CH', '/form', 'registration');
  const write = () => keep(place, { 'personalData.lastName': 'Muster' });
  document.addEventListener('visibilitychange', write, { once: true });
  moveDrafts('CH', 'CH_FR');
  expect(draftAt('CH_FR', '/form', 'registration')).toMatchObject({
    values: { 'personalData.lastName': 'Muster' },
  });
});
