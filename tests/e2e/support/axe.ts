import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

/** Without its comments axe is a third as long. A page would have to parse them each time. */
const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  readonly id: string;
  /** The rule's standards, such as `wcag143`. */
  readonly tags: readonly string[];
  readonly nodes: readonly { readonly html: string }[];
}

/** The findings of axe: what is wrong, and what axe cannot decide. */
export type AxeResults = Readonly<Record<'violations' | 'incomplete', readonly AxeResult[]>>;

/** The tags of the rules for WCAG 2.2 A and AA. */
export const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Look {
  /**
   * Rules that cannot judge the page in its present state. Say why at each use. @default none
   */
  readonly except?: readonly string[];
  /** Rules that axe runs only on request. @default none */
  readonly also?: readonly string[];
  /** The part of the page to check. @default the whole page */
  readonly within?: string;
  /** The tags of the rules. @default those of WCAG 2.2 A and AA, and best practice */
  readonly tags?: readonly string[];
}

/** Returns what axe finds on the page in its present state. */
export async function axeResults(
  page: Pick<Page, 'evaluate'>,
  { except = [], also = [], within, tags = [...wcagTags, 'best-practice'] }: Look = {},
): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const turned = (rules: readonly string[], enabled: boolean) => rules.map((rule) => [rule, { enabled }]);
  const options = {
    runOnly: tags,
    // No test reads the passes, and their description takes longer than the check.
    resultTypes: ['violations', 'incomplete'],
    rules: Object.fromEntries([...turned(except, false), ...turned(also, true)]),
  };
  const context = within === undefined ? 'document' : JSON.stringify({ include: [within] });
  return await page.evaluate<AxeResults>(`axe.run(${context}, ${JSON.stringify(options)})`);
}

/** Returns everything that axe finds wrong, or cannot decide, on the page in its present state. */
export async function findings(page: Pick<Page, 'evaluate'>, look: Look = {}): Promise<string[]> {
  const { violations, incomplete } = await axeResults(page, look);
  return [...violations, ...incomplete].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}
