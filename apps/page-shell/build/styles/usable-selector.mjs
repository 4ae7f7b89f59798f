import parse from 'postcss-selector-parser';

/** @typedef {ReturnType<typeof import('./page-words.mjs').pageWords>} Words */

const anyOf = new Set([':is', ':where', ':has', ':-webkit-any', ':-moz-any']);
const alwaysThere = new Set(['html', 'body', '*']);

/** How an input of these types is written in markup and in a script. */
const inputs = (...types) => types.flatMap((type) => [`type="${type}"`, `type:\`${type}\``]);

/** Parts of controls that only some pages have, by the words without which there is no such control. */
const partsOfControls = [
  [/^::file-selector-button$/, inputs('file')],
  [/^::-webkit-(?:date|calendar)/, inputs('date', 'time', 'datetime-local', 'month', 'week')],
  [/^::-webkit-(?:inner|outer)-spin/, inputs('number', 'date', 'time', 'datetime-local', 'month', 'week')],
  [/^::placeholder$/, ['placeholder=', 'placeholder:']],
  [/^::-webkit-search/, inputs('search')],
  [/^::backdrop$/, ['<dialog', '`dialog`', 'popover']],
  // Nothing of the app stands in a shadow tree.
  [/^:host$/, []],
];

const camel = (name) => name.replace(/^data-/, '').replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** Returns true if an attribute can have this value on the page, by the markup or by a script that sets `dataset`. */
function usableAttribute({ attribute: name, value }, { mentions }) {
  if (!name.startsWith('data-')) return true;
  const set = [name, `dataset.${camel(name)}`, `\`${camel(name)}\``].some(mentions);
  return set && (!/^[a-z]/.test(value ?? '') || mentions(value));
}

function usablePseudo({ value, nodes }, words) {
  const [, needed] = partsOfControls.find(([pattern]) => pattern.test(value)) ?? [];
  if (needed) return needed.some(words.mentions);
  // A negation such as `:not(.a)` matches although `.a` stands nowhere.
  return !anyOf.has(value) || nodes.some((each) => usableParts(each, words));
}

function usableNode(node, words) {
  switch (node.type) {
    case 'class':
      return words.has(node.value);
    case 'tag':
      return alwaysThere.has(node.value) || words.has(node.value);
    case 'attribute':
      return usableAttribute(node, words);
    case 'pseudo':
      return usablePseudo(node, words);
    default:
      return true;
  }
}

const usableParts = (selector, words) => selector.nodes.every((node) => usableNode(node, words));

/**
 * Returns true if an element of the page can match a selector. In doubt it can, so states and negations always do.
 * @param {string} selector one without commas outside of brackets
 * @param {Words} words
 */
export function usableSelector(selector, words) {
  return parse()
    .astSync(selector)
    .nodes.some((each) => usableParts(each, words));
}
