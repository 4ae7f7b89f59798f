import type { Schema } from '../messages/schema/kind.ts';
import type { Data } from '../messages/schema/kinds.ts';
import { readKept } from '../visit/read-kept.ts';

/** The keys of a source record (Tracking §3): where a product was clicked. A key is there only when it says something. */
const source = {
  /** The product on whose page the tile stood. */
  spid: 'text',
  /** The levels of the source. */
  sl1: 'text',
  sl2: 'text',
  sl3: 'text',
  sl4: 'text',
  sl5: 'text',
  /** The feature of the page that showed the tile. */
  sf: 'text',
  ws: 'flag',
  qs: 'flag',
  /** Id of the search. */
  sid: 'text',
} as const satisfies Schema;

/** Where a product was clicked. */
export type Source = Data<typeof source>;

/** What messages call the parts of a source. */
const fields: { readonly [Key in keyof Source]-?: string } = {
  spid: 'source_product_id',
  sl1: 'source_level_1',
  sl2: 'source_level_2',
  sl3: 'source_level_3',
  sl4: 'source_level_4',
  sl5: 'source_level_5',
  sf: 'click_feature',
  ws: 'webshop_style',
  qs: 'quickbuy',
  sid: 'search_id',
};

/** Longest text that is kept, in UTF-16 units: what is longer is no id and no name, and would crowd out other products. */
export const longestText = 200;

const isKept = (value: unknown) => typeof value !== 'string' || (value !== '' && value.length <= longestText);

/** Reads a source record as it is stored. */
export function readSource(stored: Readonly<Record<string, unknown>>): Source {
  return readKept(source, Object.fromEntries(Object.entries(stored).filter(([, value]) => isKept(value))));
}

/** The source that a tile click or an item tells of. */
export function sourceOf(data: Readonly<Record<string, unknown>>): Source {
  return readSource(Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, data[field]])));
}
