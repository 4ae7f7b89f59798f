import type { Schema } from '../messages/schema/kind.ts';
import type { Data } from '../messages/schema/kinds.ts';
import { readKept } from '../visit/facts.ts';

/** The keys of a source record (Tracking §3): the place of a clicked tile. A key without a value is absent. */
const source = {
  /** The product on whose page the tile is. */
  spid: 'text',
  /** The levels of the source. */
  sl1: 'text',
  sl2: 'text',
  sl3: 'text',
  sl4: 'text',
  sl5: 'text',
  /** The page feature that shows the tile. */
  sf: 'text',
  ws: 'flag',
  qs: 'flag',
  /** Id of the search. */
  sid: 'text',
} as const satisfies Schema;

/** The place of a clicked tile. */
export type Source = Data<typeof source>;

/** The names of these keys in messages. */
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

/** Longest text that is stored, in UTF-16 units. A longer one is no id or name, and would displace other products. */
export const longestText = 200;

const isKept = (value: unknown) => typeof value !== 'string' || (value !== '' && value.length <= longestText);

/** Reads a stored source record. */
export function readSource(stored: Readonly<Record<string, unknown>>): Source {
  return readKept(source, Object.fromEntries(Object.entries(stored).filter(([, value]) => isKept(value))));
}

/** Returns the source of a tile click or an item. */
export function sourceOf(data: Readonly<Record<string, unknown>>): Source {
  return readSource(Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, data[field]])));
}
