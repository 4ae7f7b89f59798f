/**
 * Checks styles for properties, selectors and media features that a supported browser lacks or has in part.
 */
import doiuse from 'doiuse';
import postcss from 'postcss';
import { enhancingStyle } from './allowed.mjs';
import { newer } from './newer.mjs';

/** @typedef {import('./collect.mjs').Part} Part */
/** @typedef {import('postcss').AnyNode} Node */

/**
 * Returns true if the styles are inside `@supports`.
 * @param {Node | undefined} node
 * @returns {boolean}
 */
const guarded = (node) =>
  node !== undefined && ((node.type === 'atrule' && node.name === 'supports') || guarded(node.parent));

/** Returns a node as one line of CSS. @param {Node} node */
export function written(node) {
  if (node.type === 'decl') return `${node.prop}: ${node.value}`;
  if (node.type === 'atrule') return `@${node.name} ${node.params}`;
  return node.type === 'rule' ? node.selector : '';
}

/**
 * @param {readonly Part[]} styles
 * @param {string} browsers a browserslist query
 * @returns {Promise<string[]>} one line per feature, with the first use of it
 */
export async function unsupportedStyles(styles, browsers) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const { name, text } of styles) {
    const note = (/** @type {string} */ feature, /** @type {Node} */ node, /** @type {string} */ why) => {
      if (Object.hasOwn(enhancingStyle, feature) || found.has(feature) || guarded(node)) return;
      found.set(feature, `${name}: "${written(node).slice(0, 80)}" needs ${feature}: ${why}`);
    };
    const known = doiuse({
      browsers: browsers.split(',').map((query) => query.trim()),
      // The message begins with the position. In a minified file this is a column of one long line.
      onFeatureUsage: ({ feature, message, usage }) =>
        note(feature, usage, message.replace(/^.*?:\d+:\d+: /, '')),
    });
    const { root } = await postcss([known]).process(text, { from: name });
    root.walk((node) => {
      for (const { name: feature, looks, since } of newer) {
        if (looks.test(written(node))) note(feature, node, `since Chrome, Firefox, Safari ${since}`);
      }
    });
  }
  return [...found.values()];
}
