import { constant } from './literal.mjs';
import { declared, docOf, sourceOf } from './source.mjs';

/** Where GA4's limits stand. */
const files = ['channels/ga4/limits.ts', 'channels/ga4/ga4-items.ts'];

/** @typedef {{ what: string, value: string }} Limit */

/** The limits that GA4 has, as the library keeps them. @returns {Limit[]} */
export const limits = () =>
  files.flatMap((file) => [...sourceOf(file).declared.keys()].flatMap((name) => limit(file, name)));

/** @param {string} file @param {string} name @returns {Limit[]} none for what is no limit */
function limit(file, name) {
  const { init } = declared(file, name).node;
  if (init?.type !== 'Literal' && init?.type !== 'ObjectExpression') return [];
  const value = constant(file, name);
  if (init.regex) return [{ what: 'What a name has to look like, of an event or a parameter.', value }];
  if (typeof value === 'number') return [{ what: docOf(declared(file, name)), value: String(value) }];
  return Object.entries(value).flatMap(([key, each]) =>
    typeof each === 'number' ? { what: `The longest value of \`${key}\`.`, value: String(each) } : [],
  );
}
