import type { Page } from 'playwright';
import { playwright } from '../../design-system/src/testing/playwright.ts';
import { account, enter } from './account.ts';

/**
 * The eighteen fields of `fields-app`, in the order of the page, by role and name as a screen reader finds
 * them.
 */
export const fieldsOnPage = [
  ['Vorname', 'textbox'],
  ['Nachname', 'textbox'],
  ['Firma', 'textbox'],
  ['E-Mail', 'textbox'],
  ['Straße', 'combobox'],
  ['Postleitzahl', 'textbox'],
  ['Geburtsdatum', 'group'],
  ['Telefon', 'group'],
  ['Kundennummer', 'textbox'],
  ['IBAN', 'textbox'],
  ['Passwort', 'textbox'],
  ['Nachricht', 'textbox'],
  ['Anrede', 'combobox'],
  ['Land', 'combobox'],
  ['Kundenart', 'radiogroup'],
  ['Kundenkarte', 'radiogroup'],
  ['Einwilligungen', 'group'],
  ['AGB gelesen', 'checkbox'],
] as const;

/** Returns the fields of these eighteen that are on a page. */
export async function fieldsSeen(page: Page) {
  const counts = await Promise.all(
    fieldsOnPage.map(([name, role]) => page.getByRole(role, { name: new RegExp(`^${name}`) }).count()),
  );
  return fieldsOnPage.filter((_, at) => counts[at] === 1);
}

/** Enters a value into every kind of field. */
export const enterFields = (page: Page): Promise<void> => enter(account(playwright(page)));

/** Returns the version of React that rendered the fields. */
export const reactOf = (page: Page): Promise<string | null> =>
  page.locator('main').getAttribute('data-react');
