import type { Page } from 'playwright';
import { playwright } from '../../design-system/src/testing/playwright.ts';
import { account, enter } from './account.ts';

/** The eighteen fields of `fields-app`, in the order of the page, by the name and role that a screen reader finds. */
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

/** Those of the eighteen that are on a page. */
export async function fieldsSeen(page: Page) {
  const counts = await Promise.all(
    fieldsOnPage.map(([name, role]) => page.getByRole(role, { name: new RegExp(`^${name}`) }).count()),
  );
  return fieldsOnPage.filter((_, at) => counts[at] === 1);
}

/** Enters something into every kind of field. */
export const enterFields = (page: Page): Promise<void> => enter(account(playwright(page)));

/** The version of the React that has rendered them. */
export const reactOf = (page: Page): Promise<string | null> =>
  page.locator('main').getAttribute('data-react');
