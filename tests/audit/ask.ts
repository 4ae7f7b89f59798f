import { join } from 'node:path';
import type { Page } from 'playwright';
import type { Questions } from './in-page.ts';

let source: Promise<string> | undefined;

/** Loads the bundler only for a page, because tests of the reports need none. */
async function bundled(): Promise<string> {
  const { bundle } = await import('../browsers/bundle.mjs');
  return await bundle(join(import.meta.dirname, 'in-page.ts'));
}

/** Asks a page one of the questions of in-page.ts. */
export async function ask<Name extends keyof Questions>(
  page: Page,
  name: Name,
): Promise<Awaited<ReturnType<Questions[Name]>>> {
  if (!(await page.evaluate(() => 'audit' in window))) await page.evaluate(await (source ??= bundled()));
  return await page.evaluate<Awaited<ReturnType<Questions[Name]>>>(`audit.${name}()`);
}
