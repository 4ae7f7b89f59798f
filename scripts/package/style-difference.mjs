/**
 * Leaves of a style sheet what another does not say. Rules are compared with the layers and conditions around them.
 *
 * @param {import('postcss').Root} sheet is changed
 * @param {import('postcss').Root} other
 */
export function without(sheet, other) {
  const said = new Set();
  other.walk((node) => {
    if (isWhole(node)) said.add(textOf(node));
  });
  const superfluous = [];
  sheet.walk((node) => {
    if (node.type === 'comment' || saysNothing(node) || (isWhole(node) && said.has(textOf(node)))) {
      superfluous.push(node);
    }
  });
  superfluous.forEach(remove);
  return sheet;
}

/** A rule, or an at-rule that is one, such as `@property`. */
const isWhole = (node) =>
  node.type === 'rule' || (node.type === 'atrule' && node.nodes?.every(({ type }) => type === 'decl'));

/** An empty layer, or `@layer a, b;` behind a sheet that has put them in order. */
const saysNothing = (node) =>
  node.type === 'atrule' && node.name === 'layer' && (node.nodes === undefined || node.nodes.length === 0);

function textOf(node) {
  const around = [];
  for (let each = node.parent; each && each.type !== 'root'; each = each.parent) {
    around.unshift(`@${each.name} ${each.params}`);
  }
  return [...around, node.toString()].join(' ');
}

/** With the layers and conditions that are empty then. */
function remove(node) {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes.length === 0) remove(parent);
}
