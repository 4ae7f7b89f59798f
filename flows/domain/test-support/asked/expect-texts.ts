import { expect, test } from 'vitest';
import { siteFor, type SiteKey } from '../../src/sites/index.ts';
import { readRows } from './read-rows.ts';

/** Returns the text of one site, or `undefined` if the site has none. */
export type SaidBy = (site: SiteKey) => string | undefined | Promise<string | undefined>;

/**
 * Tests a table of texts, case by case and site by site. `-` means that a site has no such text, and `{card}` stands for the
 * name of the loyalty card.
 */
export function expectTexts(cases: Readonly<Record<string, SaidBy>>, table: string) {
  const rows = readRows(table);

  test('the table has every case that is set up, and no other', () => {
    expect(new Set(rows.map(([, circumstance]) => circumstance))).toEqual(new Set(Object.keys(cases)));
  });

  test.each(rows)('%s, %s: %s', async (site, circumstance, text) => {
    const said = await cases[circumstance]?.(siteFor(site).key);
    expect(said?.replaceAll('{cardName}', '{card}') ?? '-').toBe(text);
  });
}
