import { declared, docOf, src } from './source.mjs';

/**
 * @typedef {{ key: string, text: string, values: string[] }} Text `text`: with `{0}` where a value stands; `values`: what
 *   those are called
 * @typedef {{ name: string, about: string, texts: Text[] }} Catalogue
 */

const files = ['../test/examples/texts.ts', '../test/examples/notices.ts'];

/**
 * All that the library can say: first the catalogue of Tracking §8, then further notices.
 * @returns {Promise<Catalogue[]>}
 */
export async function catalogues() {
  const modules = await Promise.all(files.map((file) => import(new URL(file, src).href)));
  return modules.flatMap((module, index) =>
    Object.entries(module).map(([name, list]) => ({
      name,
      about: docOf(declared(files[index] ?? '', name)),
      texts: textsIn(list, ''),
    })),
  );
}

/** @param {Readonly<Record<string, unknown>>} list @param {string} path @returns {Text[]} */
const textsIn = (list, path) =>
  Object.entries(list).flatMap(([name, said]) => {
    const key = `${path}${name}`;
    if (typeof said === 'string') return [{ key, text: said, values: [] }];
    if (typeof said === 'function') return [composed(key, said)];
    return textsIn(Object(said), `${key}.`);
  });

/** A text with the numbers of its values in their place. @param {string} key @param {Function} compose @returns {Text} */
function composed(key, compose) {
  const [, names = ''] = /^[^(]*\(?([^)=]*?)\)?\s*=>/.exec(String(compose)) ?? [];
  const values = names.split(',').flatMap((name) => name.trim() || []);
  // Lists of one: they join as lists do, and in a text they are their only entry.
  const said = String(compose(...values.map((_, index) => [`{${index}}`])));
  // A number that is calculated with is none any more.
  const missing = values.findIndex((_, index) => !said.includes(`{${index}}`));
  return { key, text: said.replace('NaN', `{${missing}}`), values };
}
