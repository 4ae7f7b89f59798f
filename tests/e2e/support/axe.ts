import axe from 'axe-core';
import type { Page } from 'playwright';

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe finds wrong or cannot decide on the page as it is. */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations, incomplete } = await page.evaluate<{ violations: Finding[]; incomplete: Finding[] }>(
    'axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] })',
  );
  return [...violations, ...incomplete].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}
