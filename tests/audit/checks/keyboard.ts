import type { Page } from 'playwright';
import { ask } from '../ask.ts';
import type { Check, Finding, Stage } from '../check.ts';

/** No page has as many controls. */
const MOST_STOPS = 250;

/** The parts of a page that must not change while the focus moves. */
const context = async (page: Page) => ({
  address: page.url().replace(/#.*/, ''),
  dialogs: await page.locator('dialog[open], [role="dialog"]').count(),
});

/** Presses a key until the focus is back where it has been. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Finding[]> {
  const found: Finding[] = [];
  const add = (criterion: string, faults: readonly string[]) =>
    found.push(...faults.map((what) => ({ criterion, what })));
  await ask(page, 'beginWalk');
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    await page.keyboard.press(key);
    const stop = await ask(page, 'nextStop');
    if (!stop) continue;
    if (stop.again) {
      // A page with a single control has a single stop.
      const missed = await ask(page, 'missedByWalk');
      if (stop.stuck && missed.length > 0) add('2.1.2', [`${key} stays at one place before ${missed[0]}`]);
      add(
        '2.1.1',
        missed.map((what) => `${key} never reaches ${what}`),
      );
      return found;
    }
    add(
      '2.4.7',
      stop.ring.filter((fault) => !fault.includes(' : 1 ')),
    );
    add(
      '1.4.11',
      stop.ring.filter((fault) => fault.includes(' : 1 ')),
    );
    add('2.4.11', stop.cover);
    if (key === 'Tab') add('2.4.3', stop.order);
  }
  add('2.1.2', [`${key} never comes back to its first stop`]);
  return found;
}

async function walkBothWays({ page }: Stage): Promise<Finding[]> {
  const before = await context(page);
  const found = [...(await walk(page, 'Tab')), ...(await walk(page, 'Shift+Tab'))];
  const after = await context(page);
  const isSame = before.address === after.address && before.dialogs === after.dialogs;
  if (!isSame) found.push({ criterion: '3.2.1', what: 'the focus alone changes the page or opens a dialog' });
  return found;
}

/** Walks through the page with the Tab key and back. */
export const keyboard: Check = {
  name: 'keyboard',
  title: 'Tab reaches every control in the order of the screen, shows where it is, and comes out again',
  proves: ['2.1.1', '2.1.2', '2.4.3', '2.4.7', '2.4.11', '1.4.11', '3.2.1'],
  everywhere: true,
  movesFocus: true,
  run: walkBothWays,
};

/** Does the same in the window that is left of a desktop at 400 %. */
export const keyboardZoomed: Check = {
  name: 'keyboard-zoomed',
  title: 'Tab does the same at 320 × 256 px, and nothing covers the control with the focus',
  proves: ['2.1.1', '2.1.2', '2.4.3', '2.4.7', '2.4.11'],
  movesFocus: true,
  run: async (stage) => {
    await stage.page.setViewportSize({ width: 320, height: 256 });
    return await walkBothWays(stage);
  },
};
