import cascadeLayers from '@csstools/postcss-cascade-layers';
import postcss from 'postcss';

/** Marks the rules of a layer until the layers are removed. */
const MARK = '--is-utility';

/** Properties that Bootstrap sets on bare elements and our sheet does not set. */
const BARE = '.ds:not(#\\#){clear:none}';

/**
 * Returns the same sheet without layers, for apps without layers, such as those with Bootstrap. Their rules would override every
 * layer. Specificity replaces the order of the layers. All selectors have a higher one than a class, and utilities are
 * `!important`, because Bootstrap's are.
 *
 * @param {string} css in layers
 */
export function unlayered(css) {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params === 'utilities') layer.walkRules((rule) => void rule.append({ prop: MARK, value: '1' }));
  });
  // A layer below all others, so that the lowest of ours has a higher specificity than no layer.
  const below = '@layer below{nothing{--nothing:0}}';
  const { root } = postcss([cascadeLayers({ onRevertLayerKeyword: false })]).process(
    below + sheet.toString(),
    {
      from: undefined,
    },
  );
  root.walkDecls('--nothing', (declaration) => void declaration.parent?.remove());
  root.walkDecls(MARK, (mark) => {
    const rule = mark.parent;
    mark.remove();
    rule?.each((each) => {
      if (each.type === 'decl' && !each.prop.startsWith('--')) each.important = true;
    });
  });
  return BARE + root.toString();
}
