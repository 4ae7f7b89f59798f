import type { Page } from 'playwright';

/** Values that register a shopper in Germany. */
export const erika = {
  'personalData.salutation': 'MRS',
  'personalData.firstName': 'Erika',
  'personalData.lastName': 'Muster',
  'personalData.birthDate.day': '03',
  'personalData.birthDate.month': '02',
  'personalData.birthDate.year': '1985',
  email: 'erika@example.com',
  password: 'Kaffee123',
};

/** A mail address that no other test has used. */
export const freshEmail = () => `erika.${crypto.randomUUID().slice(0, 8)}@example.com`;

/** Fills in the form by the names of its inputs. */
export async function fillIn(
  page: Pick<Page, 'locator'>,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const input = page.locator(`[name="${name}"]`);
    if (name.endsWith('salutation')) await input.selectOption(value);
    else await input.fill(value);
  }
}

/** What the form's inputs hold now. */
export async function valuesOf(page: Page): Promise<Record<string, string>> {
  return page.locator('form').evaluate((form: HTMLFormElement) => {
    const values: Record<string, string> = {};
    for (const element of form.elements) {
      if (element instanceof HTMLInputElement && element.type === 'checkbox') {
        values[element.name] = element.checked ? 'on' : '';
      } else if (element instanceof HTMLInputElement && element.type === 'radio') {
        if (element.checked) values[element.name] = element.value;
      } else if (element instanceof HTMLInputElement && element.type !== 'hidden') {
        values[element.name] = element.value;
      } else if (element instanceof HTMLSelectElement) values[element.name] = element.value;
    }
    return values;
  });
}

/** Waits until React has taken the page over: its listeners are in place, and nothing is held back any more. */
export async function hydrated(page: Pick<Page, 'waitForFunction'>): Promise<void> {
  await page.waitForFunction(
    () =>
      document.body.dataset['ready'] === '' &&
      Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__react')),
  );
}
