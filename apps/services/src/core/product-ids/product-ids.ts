import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ForOperator } from '../log/log.ts';

/** The new product ids by the old ones. */
export type ProductIds = ReadonlyMap<string, string>;

/** Most ids of one request (Tracking §9). */
export const mostIds = 24;

/** Returns true if a text is an old product id: exactly nine digits (Tracking §5). */
export const isOldId = (text: string): boolean => /^\d{9}$/.test(text);

const newId = /^[\w-]{1,50}$/;

/** A table for trying out. Its ids are invented. */
export const sampleFile = resolve(import.meta.dirname, 'sample.csv');

const heading = 'old_product_id,new_product_id';

/**
 * Reads a table of product ids: UTF-8, a line per product, `100000001,2000000001`. The first line may name the columns.
 * @returns the ids, or which line is wrong: `line 3 is not an old id of nine digits, a comma and a new id`
 */
export function readProductIds(text: string): ProductIds | string {
  const ids = new Map<string, string>();
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  for (const [place, line] of lines.entries()) {
    if (place === 0 && line === heading) continue;
    const [from = '', to = '', ...more] = line.split(',');
    if (!isOldId(from) || !newId.test(to) || more.length > 0)
      return `line ${place + 1} is not an old id of nine digits, a comma and a new id`;
    if ((ids.get(from) ?? to) !== to) return `line ${place + 1} has another new id of ${from}`;
    ids.set(from, to);
  }
  return ids;
}

/**
 * Loads the product ids of a file. Without a file there are none.
 * @throws {ForOperator} if the file cannot be read, or has another shape
 */
export async function loadProductIds(file: string | undefined): Promise<ProductIds> {
  if (file === undefined) return new Map();
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const read = text === undefined ? 'it cannot be read' : readProductIds(text);
  if (typeof read === 'string')
    throw new ForOperator(`The product ids of ${file} cannot be used: ${read}. PRODUCT_IDS_FILE names it.`);
  return read;
}
