import { axeResults } from '../../e2e/support/axe.ts';
import { ask } from '../ask.ts';
import { all, type Check } from '../check.ts';
import { walk } from './keyboard.ts';

/** The clause of EN 301 549 on settings of the system. */
const CLAUSE = '11.7';

/** Turns forced colours on. */
export const forcedColors: Check = {
  name: 'forced-colours',
  title: 'with forced colours every field has an edge, the focus is visible, and nothing is lost',
  proves: [CLAUSE, '1.4.11'],
  movesFocus: true,
  run: async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    return [
      ...all(CLAUSE, await ask(page, 'layout')),
      ...(await walk(page, 'Tab'))
        .filter(({ criterion }) => criterion === '2.4.7')
        .map(({ what }) => ({ criterion: CLAUSE, what })),
      ...all('1.4.11', await ask(page, 'edges')),
    ];
  },
};

/** Measures the edges of fields in the colours of the shop. */
export const edges: Check = {
  name: 'edges',
  title: 'the edge of every field has 3 : 1 to its ground, in light and dark',
  proves: ['1.4.11'],
  run: async ({ page }) => {
    const light = await ask(page, 'edges');
    await page.emulateMedia({ colorScheme: 'dark' });
    return [
      ...all('1.4.11', light),
      ...all(
        '1.4.11',
        (await ask(page, 'edges')).map((what) => `in dark, ${what}`),
      ),
    ];
  },
};

/** Looks for motion, with and without the wish for less. */
export const motion: Check = {
  name: 'motion',
  title: 'nothing moves for more than five seconds, and nothing at all if less motion is asked for',
  proves: ['2.2.2', '2.3.1', CLAUSE],
  run: async ({ page }) => {
    const still = await ask(page, 'motion');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const endless = await ask(page, 'endlessMotion');
    return [...all(CLAUSE, still), ...all('2.2.2', endless), ...all('2.3.1', endless)];
  },
};

/** Asks for more contrast, then for dark colours. */
export const contrastPreference: Check = {
  name: 'more-contrast',
  title: 'with more contrast asked for, and in dark colours, all text has 4.5 : 1',
  proves: [CLAUSE, '1.4.3'],
  run: async ({ page, state }) => {
    // axe cannot determine the ground of a label below an open list. The check of axe judges the list itself.
    if (state === 'suggestions') return [];
    const contrast = async () =>
      (await axeResults(page, { tags: ['wcag143'] })).violations.flatMap(({ nodes }) =>
        nodes.map(({ html }) => html.slice(0, 200)),
      );
    await page.emulateMedia({ contrast: 'more' });
    const more = await contrast();
    await page.emulateMedia({ contrast: null, colorScheme: 'dark' });
    return [
      ...all(CLAUSE, more),
      ...all(
        '1.4.3',
        (await contrast()).map((html) => `in dark: ${html}`),
      ),
    ];
  },
};
