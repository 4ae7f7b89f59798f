import type { ComponentProps } from 'react';
import { BirthDateField } from '../src/birth-date-field/index.ts';

/** A German birth date, unless told otherwise. */
export const birthDate = (more: Partial<ComponentProps<typeof BirthDateField>> = {}) => (
  <BirthDateField
    name="birthDate"
    label="Geburtsdatum"
    labels={{ day: 'Tag', month: 'Monat', year: 'Jahr' }}
    order={['day', 'month', 'year']}
    {...more}
  />
);

/** The three inputs in the page's order. */
export const parts = () => [...document.querySelectorAll('input')];

/** What the parts show in the page's order, and which one has the focus: `03|02|*`. */
export const seen = () =>
  parts()
    .map((part) => (part === document.activeElement ? '*' : '') + part.value)
    .join('|');

/** The part of a name, focused. */
export function enter(part: string): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>(`[data-part=${part}]`);
  if (!input) throw new Error(`There is no ${part}.`);
  input.focus();
  return input;
}

/** Once a field in focus takes whole dates and digits of other scripts: what does that is fetched with the focus. */
export async function ready(): Promise<void> {
  await import('../src/birth-date-field/take-dates.ts');
  // The field has asked for it earlier, and hears of it in the same turn.
  await new Promise((done) => {
    setTimeout(done);
  });
}
