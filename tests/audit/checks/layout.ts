import { ask } from '../ask.ts';
import { all, type Check, type Finding } from '../check.ts';

const sizes = [
  { width: 320, height: 640 },
  { width: 320, height: 256 },
];

/** Makes the window as narrow as a desktop at 400 %. */
export const reflow: Check = {
  name: 'reflow',
  title: 'at 320 px nothing scrolls sideways, is cut off or covered',
  proves: ['1.4.10'],
  everywhere: true,
  run: async ({ page }) => {
    const found: Finding[] = [];
    for (const size of sizes) {
      await page.setViewportSize(size);
      found.push(...all('1.4.10', await ask(page, 'layout')));
    }
    return found;
  },
};

/** Doubles the size of text in the settings of the browser. */
export const largeText: Check = {
  name: 'large-text',
  title: 'with text at 200 % in the settings of the browser nothing is cut off or covered',
  proves: ['1.4.4'],
  everywhere: true,
  run: async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const scale = (factor: number) =>
      session.send('Page.setFontSizes', { fontSizes: { standard: 16 * factor, fixed: 13 * factor } });
    try {
      await scale(2);
      return all('1.4.4', await ask(page, 'layout'));
    } finally {
      await scale(1);
      await session.detach();
    }
  },
};

/** The distances that a reader may set. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Spreads all text as WCAG 2.2 1.4.12 allows a reader to. */
export const textSpacing: Check = {
  name: 'text-spacing',
  title: 'with the distances of 1.4.12 nothing is cut off or covered',
  proves: ['1.4.12'],
  everywhere: true,
  run: async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const style = await page.addStyleTag({ content: spacing });
    try {
      return all('1.4.12', await ask(page, 'layout'));
    } finally {
      await style.evaluate((element: Element) => element.remove());
    }
  },
};

/** Turns the window. */
export const orientation: Check = {
  name: 'orientation',
  title: 'a phone shows the page upright and on its side',
  proves: ['1.3.4'],
  run: async ({ page }) => {
    const found: Finding[] = [];
    for (const size of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(size);
      found.push(...all('1.3.4', await ask(page, 'sideways')));
      if (!(await page.locator('main').first().isVisible()))
        found.push({ criterion: '1.3.4', what: `nothing is visible at ${size.width} × ${size.height} px` });
    }
    return found;
  },
};

/** Compares the order of the markup with that of the screen. */
export const order: Check = {
  name: 'order',
  title: 'in one column the texts stand in the order of the markup',
  proves: ['1.3.2'],
  everywhere: true,
  run: async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    return all('1.3.2', await ask(page, 'readingOrder'));
  },
};

/** Measures everything that can be pressed. */
export const targets: Check = {
  name: 'targets',
  title: 'every target is 24 px large or in a line of text',
  proves: ['2.5.8'],
  movesFocus: true,
  run: async ({ page }) => all('2.5.8', await ask(page, 'targets')),
};
