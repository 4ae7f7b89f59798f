import postcss from 'postcss';

/**
 * Makes a sheet of classes one that can stand behind another of the same layers without a change to what that one looks like.
 * Plain classes go from the layer `utilities` into `components`, one below: a plain class that comes twice would win over the
 * variants behind its first place. Variants that the other sheet has already are left out.
 *
 * @param {import('postcss').Root} sheet is changed
 * @param {import('postcss').Root} other
 */
export function behindSheet(sheet, other) {
  const said = new Set();
  other.walkRules((rule) => void said.add(textOf(rule)));
  const plain = postcss.atRule({ name: 'layer', params: 'components' });
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params !== 'utilities' || !layer.nodes) return;
    layer.before(plain);
    layer.walkRules((rule) => {
      if (rule.parent === layer && !isVariant(rule)) plain.append(rule);
      else if (said.has(textOf(rule))) remove(rule);
    });
  });
  return sheet;
}

/**
 * Returns true if a rule's class begins with a condition, like `hover:` or `[&>p]:`. A colon within brackets is part of a value.
 */
function isVariant({ selector }) {
  const [, escaped = ''] = /\.((?:\\.|[\w-])+)/.exec(selector) ?? [];
  return escaped
    .replaceAll('\\', '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .includes(':');
}

/** A rule with the layers and conditions around it. */
function textOf(rule) {
  const around = [];
  for (let each = rule.parent; each && each.type !== 'root'; each = each.parent) {
    around.unshift(`@${each.name} ${each.params}`);
  }
  return [...around, rule.toString()].join(' ');
}

/** With the conditions that are empty then. */
function remove(node) {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes.length === 0) remove(parent);
}
