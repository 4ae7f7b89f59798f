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

/** Returns an e-mail address that no other test has used. */
export const freshEmail = () => `erika.${crypto.randomUUID().slice(0, 8)}@example.com`;

/** Runs in the page. Types into each input as soon as it accepts text. */
export async function write(
  _: Element,
  { entries, timeoutMs }: { entries: [string, string][]; timeoutMs: number },
) {
  const started = performance.now();
  const find = async (name: string) => {
    for (;;) {
      const found = document.querySelector(`[name="${name}"]:enabled:not([readonly])`);
      if (found instanceof HTMLElement && found.checkVisibility({ visibilityProperty: true })) return found;
      if (performance.now() - started > timeoutMs) throw new Error(`Nothing can be written into ${name}.`);
      await new Promise((done) => requestAnimationFrame(done));
    }
  };
  const choose = (select: HTMLSelectElement, value: string) => {
    if (!Array.from(select.options).some((option) => option.value === value))
      throw new Error(`${select.name} has no option ${value}.`);
    select.value = value;
    for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
  };
  for (const [name, value] of entries) {
    const control = await find(name);
    if (control instanceof HTMLSelectElement) choose(control, value);
    else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.focus();
      control.select();
      // oxlint-disable-next-line typescript/no-deprecated -- nothing else makes the events that typing makes
      document.execCommand(value === '' ? 'delete' : 'insertText', false, value);
    } else throw new Error(`${name} is no control.`);
    // Lets React handle one event before the next, as with real keys.
    await Promise.resolve();
  }
}

/**
 * Fills in the form by the names of its inputs. It uses a single call to the browser. One call for each input
 * would take half as long again as the rest of a registration.
 */
export async function fillIn(
  page: Pick<Page, 'locator'>,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const entries = Object.entries(values);
  for (let tries = 3; ; tries -= 1) {
    try {
      return await page.locator('body').evaluate(write, { entries, timeoutMs: 30_000 });
    } catch (error) {
      // A page that reloads itself loses its values, so this fills it in again, as a shopper would.
      if (tries === 0 || !String(error).includes('Execution context was destroyed')) throw error;
    }
  }
}

/** Returns the values of the form's inputs. */
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

/** Waits until React has hydrated the page: its listeners are active, and no submit waits any more. */
export async function hydrated(page: Pick<Page, 'waitForFunction'>): Promise<void> {
  await page.waitForFunction(
    () =>
      document.body.dataset['ready'] === '' &&
      Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__react')),
  );
}
