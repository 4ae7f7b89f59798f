import { readNewFormat } from '../../../src/customer/new-format.ts';
import { readOldFormat } from '../../../src/customer/old-format.ts';
import { pageDependentFields } from '../../../src/customer/page-dependent-fields.ts';
import { settle } from '../../../src/api/options.ts';
import { examples } from './examples.mjs';

/**
 * @typedef {object} CustomerField
 * @property {string} name in the record of a page
 * @property {Set<string>} formats of customer data that it comes from
 * @property {boolean} named whether it names a person, so that it needs statistics
 * @property {unknown} sample
 */

const formats = /** @type {const} */ ([
  ['new', readNewFormat],
  ['old', readOldFormat],
]);

/** A page on which everything is told that depends on the page. */
const page = { page_type: 'order confirmation' };

/**
 * What the record of a page says of a customer, found out by reading all customer data that stand in the examples.
 * @returns {CustomerField[]}
 */
export function customerFields() {
  /** @type {Map<string, CustomerField>} */
  const found = new Map();
  for (const { options = {}, given: { exposed, answers = {} } = {} } of examples) {
    const bodies = Object.values(answers).map((answer) => Object(answer).body);
    for (const source of [exposed, ...bodies]) {
      for (const [format, read] of formats) {
        const known = read(source, settle(options).cardWord);
        if (!known || known.login === 'LOGGED_OUT') continue;
        const all = { ...known.identity, ...pageDependentFields(known, page), ...known.fields };
        for (const [name, sample] of Object.entries(all)) {
          if (sample === undefined) continue;
          const field = found.get(name) ?? { name, formats: new Set(), named: false, sample };
          field.formats.add(format);
          field.named ||= Object.hasOwn(known.identity, name);
          found.set(name, field);
        }
      }
    }
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name));
}
