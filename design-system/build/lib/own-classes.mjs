import postcss from 'postcss';
import parser from 'postcss-selector-parser';

/** Classes that only mark an element for others. */
const MARKS = new Set(['ds', 'group', 'peer']);

/**
 * Restricts the utility classes of a sheet to our own elements, which have the class `ds`. An app may have classes of the same
 * names, from Tailwind or Bootstrap, with other values on its own elements. The selectors keep their specificity.
 *
 * @param {import('postcss').Root} sheet is changed
 */
function bindToOwn(sheet) {
  const bind = parser((selectors) =>
    selectors.walkClasses((node) => {
      if (MARKS.has(node.value) || node.value.startsWith('ds-')) return;
      node.parent?.insertAfter(node, parser.pseudo({ value: ':where(.ds)' }));
    }),
  );
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params === 'utilities')
      layer.walkRules((rule) => void (rule.selector = bind.processSync(rule.selector)));
  });
  return sheet;
}

/** Tailwind's layers, then ours, whichever of the two sheets loads first. */
const ORDER = '@layer theme,base,components,utilities,crema;';

/**
 * Puts a sheet with Tailwind's layers into one layer of an app, above all of Tailwind. Otherwise a class of the app with the name
 * of one of ours would override our variants, such as `px-8` over `s:px-4`.
 * @param {string} css
 */
export const inOneLayer = (css) =>
  `${ORDER}@layer crema{${bindToOwn(postcss.parse(css.trim())).toString()}}\n`;
