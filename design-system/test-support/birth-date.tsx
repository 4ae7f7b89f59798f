import type { ComponentProps } from 'react';
import { BirthDateField } from '../src/birth-date-field/birth-date-field.tsx';

/** A German birth date, if the test passes no other props. */
export const birthDate = (more: Partial<ComponentProps<typeof BirthDateField>> = {}) => (
  <BirthDateField
    name="birthDate"
    label="Geburtsdatum"
    labels={{ day: 'Tag', month: 'Monat', year: 'Jahr' }}
    order={['day', 'month', 'year']}
    {...more}
  />
);

/** The three inputs in the order of the page. */
export const parts = () => [...document.querySelectorAll('input')];

/** The texts of the parts in the order of the page, and `*` for the part that has the focus: `03|02|*`. */
export const seen = () =>
  parts()
    .map((part) => (part === document.activeElement ? '*' : '') + part.value)
    .join('|');

/** Focuses the part of a name and returns it. */
export function enter(part: string): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>(`[data-part=${part}]`);
  if (!input) throw new Error(`There is no ${part}.`);
  input.focus();
  return input;
}

/**
 * Waits until a focused field accepts whole dates and digits of other scripts. The field loads that code when it gets the focus.
 */
export async function ready(): Promise<void> {
  await import('../src/birth-date-field/take-dates.ts');
  // The field has requested the module earlier, and receives it in the same turn.
  await new Promise((done) => {
    setTimeout(done);
  });
}
