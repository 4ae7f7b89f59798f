import type { Page } from 'playwright';
import { ask } from '../ask.ts';
import { all, type Check, type Finding } from '../check.ts';

/** Looks for what the pages do without: sound, film, pictures of words, gestures. */
export const media: Check = {
  name: 'media',
  title: 'there is no sound, no film, no picture of words, nothing to drag and no gesture',
  proves: ['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.4.2', '1.4.5', '2.3.1', '2.5.1', '2.5.7'],
  run: async ({ page }) => {
    const foreign = await ask(page, 'foreignContent');
    const dragged = await ask(page, 'gestures');
    const media = ['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.4.2', '1.4.5', '2.3.1'];
    return [
      ...media.flatMap((criterion) => all(criterion, foreign)),
      ...['2.5.1', '2.5.7'].flatMap((criterion) => all(criterion, dragged)),
    ];
  },
};

/** Returns everything that a shopper would notice if a key or a press had done something. An announcement goes away after some seconds. */
const shown = async (page: Page) => {
  const dialogs = await page.locator('dialog[open], [role="dialog"]').count();
  const lines = await page.evaluate(() => document.body.innerText.split('\n'));
  return new Set([page.url(), `${dialogs} dialogs`, ...lines]);
};

/** Returns true if something new is shown. */
const showsMore = async (page: Page, before: ReadonlySet<string>) =>
  [...(await shown(page))].some((line) => !before.has(line));

/** Types letters outside of fields, and presses a button without letting go on it. */
export const pressing: Check = {
  name: 'pressing',
  title:
    'a letter alone does nothing, a press that ends elsewhere does nothing, and the page does not follow movement',
  proves: ['2.1.4', '2.5.2', '2.5.4'],
  states: ['empty', 'summary'],
  movesFocus: true,
  run: async ({ page }) => {
    const found: Finding[] = [];
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    const before = await shown(page);
    await page.keyboard.type('abcdefghijklmnopqrstuvwxyz0123456789?/');
    if (await showsMore(page, before)) found.push({ criterion: '2.1.4', what: 'a letter changes the page' });
    for (const button of await page.locator('main :is(button, a[href])').all()) {
      if (!(await button.isVisible())) continue;
      const name = (await button.textContent())?.trim();
      await button.hover();
      const hovered = await shown(page);
      await page.mouse.down();
      await page.mouse.move(1, 1);
      await page.mouse.up();
      if (await showsMore(page, hovered))
        found.push({ criterion: '2.5.2', what: `the press on “${name}” acts before it ends` });
    }
    const listens = await page.evaluate(() =>
      [window.ondevicemotion, window.ondeviceorientation].some(Boolean),
    );
    if (listens || (await page.evaluate(() => Reflect.get(window, 'listensToMotion') === true)))
      found.push({ criterion: '2.5.4', what: 'the page listens to the movement of the device' });
    return found;
  },
};

/** Points at each control. */
export const hover: Check = {
  name: 'hover',
  title: 'pointing at a control, or the focus on it, shows nothing more',
  proves: ['1.4.13'],
  states: ['empty', 'wrong', 'summary'],
  movesFocus: true,
  run: async ({ page }) => {
    const found = all(
      '1.4.13',
      await page
        .locator('[title]:not(svg, iframe)')
        .evaluateAll((titled) => titled.map((element) => `${element.outerHTML.slice(0, 120)} has a title`)),
    );
    for (const control of await page
      .locator('main :is(button, a[href], input, select, summary, label)')
      .all()) {
      if (!(await control.isVisible())) continue;
      const before = await shown(page);
      await control.hover({ force: true });
      if (await showsMore(page, before))
        found.push({
          criterion: '1.4.13',
          what: `pointing at ${(await control.textContent())?.trim()} shows more`,
        });
    }
    return found;
  },
};

/** Changes each choice. */
export const changing: Check = {
  name: 'changing',
  title: 'a change of a choice neither leads to another page nor moves the focus',
  proves: ['3.2.2'],
  states: ['empty'],
  movesFocus: true,
  run: async ({ page }) => {
    const found: Finding[] = [];
    // Handles, because a change may bring further choices.
    const choices = await page
      .locator('main :is(input[type=checkbox], input[type=radio], select)')
      .elementHandles();
    for (const choice of choices) {
      if (!(await choice.isVisible()) || !(await choice.isEnabled())) continue;
      const name = await choice.getAttribute('name');
      const address = page.url();
      await choice.focus();
      if (await choice.evaluate((element) => element instanceof HTMLSelectElement))
        await page.keyboard.press('ArrowDown');
      else await page.keyboard.press('Space');
      await page.keyboard.press('Escape');
      const isFocused = await choice.evaluate((element) => element === document.activeElement);
      if (page.url() !== address || !isFocused)
        found.push({ criterion: '3.2.2', what: `a change of ${name} moves the focus or leaves the page` });
    }
    return found;
  },
};

/** Pastes into the password, and looks for puzzles. */
export const authentication: Check = {
  name: 'authentication',
  title: 'a password can be pasted and filled in by the browser, and nothing asks a riddle',
  proves: ['3.3.8'],
  run: async ({ page, state }) => {
    const password = page.locator('input[autocomplete~="new-password"]').first();
    const riddles = await page.locator('iframe, canvas, [class*=captcha i], [id*=captcha i]').count();
    const found = riddles > 0 ? all('3.3.8', ['the page may ask a riddle']) : [];
    if (state !== 'empty' || (await password.count()) === 0) return found;
    const isBlocked = await password.evaluate((input) => {
      const data = new DataTransfer();
      data.setData('text/plain', 'Kaffee123');
      const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      return !input.dispatchEvent(paste);
    });
    return isBlocked ? [...found, ...all('3.3.8', ['the password cannot be pasted'])] : found;
  },
};
