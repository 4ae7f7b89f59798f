import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

/** A third of the text with its comments, which a page would have to read each time. */
const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Look {
  /** Rules that cannot judge the page as it is now. Whoever leaves one out says why. @default none */
  readonly except?: readonly string[];
  /** What is looked at. @default the whole page */
  readonly within?: string;
}

/** What axe finds wrong or cannot decide on the page as it is. */
export async function findings(
  page: Pick<Page, 'evaluate'>,
  { except = [], within }: Look = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options = {
    runOnly: rules,
    // Nobody reads what passes, and to describe it takes longer than to find it.
    resultTypes: ['violations', 'incomplete'],
    rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
  };
  const context = within === undefined ? 'document' : JSON.stringify({ include: [within] });
  const { violations, incomplete } = await page.evaluate<{ violations: Finding[]; incomplete: Finding[] }>(
    `axe.run(${context}, ${JSON.stringify(options)})`,
  );
  return [...violations, ...incomplete].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}
