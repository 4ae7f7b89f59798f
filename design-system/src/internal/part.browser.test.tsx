import { expect, test } from 'vitest';
import { show } from '../../test-support/show.tsx';
import { BirthDateField, PhoneField } from '../index.ts';

const fields = {
  'a birth date': (
    <BirthDateField
      name="birthDate"
      label="Geburtsdatum"
      hint="Zum Beispiel 03 02 1985"
      order={['day', 'month', 'year']}
      labels={{ day: 'Tag', month: 'Monat', year: 'Jahr' }}
    />
  ),
  'a telephone number': (
    <PhoneField
      names={{ prefix: 'phonePrefix', number: 'phoneNumber' }}
      label="Telefonnummer"
      hint="Für Fragen zur Lieferung"
      prefixes={[{ value: '+49', label: '+49' }]}
      labels={{ prefix: 'Vorwahl', number: 'Nummer' }}
    />
  ),
};

test.each(Object.entries(fields))('the parts of %s have labels, not hints', async (_, field) => {
  const { container } = await show(field);
  const look = (element: Element | null | undefined) => {
    if (!element) throw new Error('Nothing there.');
    const { color, fontWeight } = getComputedStyle(element);
    return { color, fontWeight };
  };
  const legend = look(container.querySelector('legend'));
  const hint = look(container.querySelector('legend + div'));
  expect(hint.color).not.toBe(legend.color);
  for (const label of container.querySelectorAll('label')) expect(look(label)).toEqual(legend);
});
