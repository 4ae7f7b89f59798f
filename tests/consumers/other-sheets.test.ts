import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { compile } from 'tailwindcss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../e2e/support/browser.ts';
import { served } from './served.ts';
import { unpacked } from './unpacked.ts';

const require = createRequire(import.meta.url);

/** Classes of the embedding app on its own elements. Ours have the same names. */
const OWN = 'hidden md:flex gap-4 p-4 rounded-card';

/** Classes of the app that our elements use, too, and that change on a phone or in another state. */
const OURS = 'flex grid block mt-2 mb-4 w-full px-8 py-5 pb-16 text-center underline sr-only';

async function tailwind(): Promise<string> {
  const sheet = await readFile(require.resolve('tailwindcss/index.css'), 'utf8');
  const compiler = await compile(sheet);
  return compiler.build(`${OWN} ${OURS}`.split(' '));
}

const bootstrap = () => readFile(require.resolve('bootstrap/dist/css/bootstrap.css'), 'utf8');

const widths = [375, 1280];

/** Properties that a style rule sets. Computed results such as the size are not among them. */
const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const PROPERTIES = `
  display position float clear box-sizing overflow-x overflow-y visibility z-index
  border-top-left-radius background-color background-image box-shadow color fill stroke appearance
  font-family font-size font-weight font-style line-height letter-spacing text-align text-indent
  text-decoration-line text-decoration-thickness text-transform text-wrap white-space overflow-wrap
  hyphens vertical-align list-style-type cursor resize pointer-events content caption-side
  flex-direction flex-wrap flex-grow flex-shrink flex-basis align-items align-self justify-content
  row-gap column-gap min-width min-height max-width max-height transition-property animation-name
  ${SIDES.map((side) => `margin-${side} padding-${side} border-${side}-width border-${side}-style border-${side}-color`).join(' ')}
`
  .trim()
  .split(/\s+/);

type Look = { element: string; values: string[] };

/** Returns the style of each of our elements, in the order of the page. */
const looks = (page: Page): Promise<Look[]> =>
  page.evaluate(
    (properties) =>
      Array.from(document.querySelectorAll('body .ds'), (element) => {
        const style = getComputedStyle(element);
        return {
          element: `${element.localName}.${element.getAttribute('class')}`,
          values: properties.map((name) => `${name}: ${style.getPropertyValue(name)}`),
        };
      }),
    PROPERTIES,
  );

/** Returns the differences between two lists of styles, a line each. */
const differences = (one: readonly Look[], other: readonly Look[]): string[] => [
  ...new Set(
    one.flatMap(({ element, values }, index) =>
      values.flatMap((value, each) => {
        const there = other[index]?.values[each];
        return there === value ? [] : [`${value}, not ${there} at ${element}`];
      }),
    ),
  ),
];

describe('a page of fixtures with the style sheet of another framework', () => {
  const open = useBrowser();
  let files: Awaited<ReturnType<typeof unpacked>>;
  let site: Awaited<ReturnType<typeof served>>;
  const sheets: Record<string, string> = {};
  /** The styles with only our style sheet, by the width of the window. */
  const alone = new Map<number, readonly Look[]>();
  beforeAll(async () => {
    files = await unpacked('design-system');
    site = await served(join(files.folder, 'dist'));
    sheets['tailwind'] = await tailwind();
    sheets['bootstrap'] = await bootstrap();
    for (const width of widths) {
      const page = await openWith(width, 'styles.css');
      alone.set(width, await looks(page));
      await page.close();
    }
  });
  afterAll(async () => {
    await site?.close();
    await files?.remove();
  });

  /**
   * Opens the page with these style sheets in this order. Each is a file of the package or the style sheet of
   * a framework.
   */
  async function openWith(width: number, ...names: readonly string[]): Promise<Page> {
    const { page } = await open({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    await page.route('**/page.html', async (route) => {
      const html = await (await route.fetch()).text();
      const links = names.map((name) =>
        sheets[name] ? `<style>${sheets[name]}</style>` : `<link rel="stylesheet" href="../${name}">`,
      );
      const own = `<div id="own" class="${OWN}"><span>Ein</span><span>Wort</span></div>`;
      await route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: html
          .replace(/<link rel="stylesheet"[^>]*>/, links.join(''))
          // The page belongs to the app and so does its body. Its font and text colour are the app's, unless
          // the app asks for ours.
          .replace(' class="ds-page"', '')
          .replace('<body>', '<body class="ds-page" style="margin:0">')
          .replace('</body>', `${own}</body>`),
      });
    });
    await page.goto(`${site.origin}/fixtures/page.html`);
    return page;
  }

  const own = (page: Page) =>
    page.locator('#own').evaluate((element) => {
      const { display, gap, padding } = getComputedStyle(element);
      return { display, gap, padding };
    });

  const orders = [
    ['tailwind', 'styles.css'],
    ['styles.css', 'tailwind'],
    ['bootstrap', 'styles-unlayered.css'],
    ['styles-unlayered.css', 'bootstrap'],
  ] as const;

  it.each(orders.flatMap(([first, second]) => widths.map((width) => ({ first, second, width }))))(
    'looks the same with $first before $second at $width px, and does not change the classes of the app',
    async ({ first, second, width }) => {
      const page = await openWith(width, first, second);
      expect(differences(alone.get(width) ?? [], await looks(page))).toEqual([]);
      const framework = [first, second].find((name) => sheets[name]) ?? '';
      expect(await own(page)).toEqual(await own(await openWith(width, framework)));
    },
  );
});
