import postcss from 'postcss';
import { dropOverridden } from './drop-overridden.mjs';
import { pruneNames } from './prune-names.mjs';
import { usableSelector } from './usable-selector.mjs';

/** Rules for elements of which the page shows none go, and groups of rules that are empty then. */
function dropRules(root, words) {
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && rule.parent.name.endsWith('keyframes')) return;
    const kept = rule.selectors.filter((selector) => usableSelector(selector, words));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  // Tailwind's fallback for browsers without `@property`, which are older than those the app is for.
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties') layer.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0 && rule.name !== 'property') rule.remove();
  });
}

/** Rules that set the page's own values, not the look of an element: a theme's colours. */
const ofPage = /:root|:host|\[data-theme|^html/;

/** Lets rules hold within an element only. */
function scopeRules(root, scope) {
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && rule.parent.name.endsWith('keyframes')) return;
    rule.selectors = rule.selectors.map((each) => (ofPage.test(each) ? each : `${scope} ${each}`));
  });
}

/**
 * The part of a style sheet that one page can show. Order and layers stay, so that the rules left win over each other as in
 * the whole sheet.
 * @param {string} css the whole sheet, minified
 * @param {ReturnType<typeof import('./page-words.mjs').pageWords>} words of the page
 * @param {string} [scope] selector of the one element that the rules are for, where the sheet stands beside the page's own: they
 *   have to win there, and to change nothing else
 * @returns {string}
 */
export function pruneStyle(css, words, scope) {
  const root = postcss.parse(css);
  root.walkComments((comment) => comment.remove());
  dropRules(root, words);
  dropOverridden(root);
  pruneNames(root, words, { isAlone: scope === undefined });
  dropRules(root, words);
  if (scope) scopeRules(root, scope);
  return root.toString();
}
