import { expect, test } from 'vitest';
import type { PlannedField } from './planned-field.ts';
import { readText } from './read-text.ts';
import { readValue } from './read-value.ts';

const choices: readonly PlannedField[] = [
  { kind: 'salutation', name: 'personalData.salutation', required: true, options: ['MR'] },
  {
    kind: 'cardLayout',
    name: 'cardSelection.layout',
    required: true,
    options: ['PLASTIC'],
    lacksAddress: false,
  },
];

test.each(choices)('a choice of $kind is one of those on offer, or none', (field) => {
  expect(readText(field, field.name, { [field.name]: 'MR ' })).toBe('MR ');
  expect(readValue(field, field.name, { [field.name]: 'MR ' })).toBe('MR ');
});

test('a country that cannot be changed reads as the one offered, and an absent input as nothing', () => {
  const name = 'cardSelection.address.countryCode';
  const fixed: PlannedField = { kind: 'country', name, required: true, options: ['AT'], disabled: true };
  expect(readValue(fixed, name, { [name]: 'DE' })).toBe('AT');
  expect(readValue({ ...fixed, disabled: false }, name, { [name]: ' DE ' })).toBe('DE');
  expect(readValue({ kind: 'email', name: 'email', required: true }, 'email', {})).toBe('');
});
