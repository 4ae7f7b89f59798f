import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

/** Without its comments axe is a third as long. A page would have to parse them each time. */
const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Look {
  /**
   * Rules that cannot judge the page in its present state. Say why at each use. @default none
   */
  readonly except?: readonly string[];
  /** The part of the page to check. @default the whole page */
  readonly within?: string;
}

/** Returns everything that axe finds wrong, or cannot decide, on the page in its present state. */
export async function findings(
  page: Pick<Page, 'evaluate'>,
  { except = [], within }: Look = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options = {
    runOnly: rules,
    // No test reads the passes, and their description takes longer than the check.
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
