import type { Page } from 'playwright';

/** Returns the name of the focused element, or its type if it has no name. */
export const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('name') ?? document.activeElement?.getAttribute('type'),
  );

/** Presses Tab until the control with this name has the focus, as a shopper without a mouse does. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === name) return;
  }
  throw new Error(`Tab never reached ${name}.`);
}

/** Tabs to a field and replaces its text. */
export async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Returns the position of the focused select's choice and that of a value. */
const choice = (page: Page, value: string) =>
  page.evaluate((wanted) => {
    const select = document.activeElement;
    if (!(select instanceof HTMLSelectElement)) throw new Error('No select has the focus.');
    const at = [...select.options].findIndex((option) => option.value === wanted);
    if (at < 0) throw new Error(`${select.name} does not offer ${wanted}.`);
    const isStyled = getComputedStyle(select).getPropertyValue('appearance') === 'base-select';
    return { steps: at - select.selectedIndex, text: select.options[at]?.text ?? '', isStyled };
  }, value);

/** Tabs to a select and chooses with first letters, then with the arrow keys. */
export async function choose(page: Page, name: string, value: string): Promise<void> {
  await tabTo(page, name);
  const { text, steps } = await choice(page, value);
  if (steps === 0) return;
  // Only letters that are on the keyboard produce key presses.
  await page.keyboard.type(/^[A-Za-z]*/.exec(text)?.[0] ?? '');
  const left = await choice(page, value);
  if (left.steps === 0) return;
  // A styled list opens with the first arrow key, and Enter confirms the choice.
  if (left.isStyled) await page.keyboard.press('ArrowDown');
  for (let press = 0; press < Math.abs(left.steps); press += 1) {
    await page.keyboard.press(left.steps > 0 ? 'ArrowDown' : 'ArrowUp');
  }
  if (left.isStyled) await page.keyboard.press('Enter');
}
