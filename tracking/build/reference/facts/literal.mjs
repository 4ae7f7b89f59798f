import { declared } from './source.mjs';

/** An expression without what only the compiler looks at: `as const`, `satisfies`. @param {any} node @returns {any} */
export const bare = (node) =>
  ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'].includes(node.type)
    ? bare(node.expression)
    : node;

/** What a property is called. @param {any} property @returns {string} */
export const keyOf = ({ key }) => key.name ?? key.value;

/**
 * The value of an expression that is written out in the sources. A pattern is its text, a set the list of its members.
 * @param {any} expression
 * @returns {any}
 */
function literal(expression) {
  const node = bare(expression);
  if (node.type === 'Literal') return node.regex ? node.raw : node.value;
  if (node.type === 'ArrayExpression') return node.elements.map(literal);
  if (node.type === 'NewExpression') return literal(node.arguments[0]);
  if (node.type === 'BinaryExpression' && node.operator === '*')
    return literal(node.left) * literal(node.right);
  if (node.type === 'ObjectExpression')
    return Object.fromEntries(
      node.properties.map((/** @type {any} */ each) => [keyOf(each), literal(each.value)]),
    );
  throw new Error(`A value of kind ${node.type} cannot be read for the reference.`);
}

/**
 * The value of a constant that its module keeps to itself.
 * @param {string} path below `src/`
 * @param {string} name
 */
export const constant = (path, name) => literal(declared(path, name).node.init);
