/** Rewrites a source so that each of its attributes of accessibility can be mutated while it runs. */
import { Visitor, parseSync } from 'vite';
import { attributeName } from './mutations.mjs';

/**
 * @typedef {object} Site an attribute in a source
 * @property {string} place `<file>:<line>:<column> <name>`
 * @property {string} source its code
 * @property {boolean} isConstant true if it is evaluated once, when its module is loaded
 */
/** @typedef {{ start: number, end: number }} Range */

/** Calls that set an attribute, with the place of its name among their arguments. */
const setters = new Map([
  ['setAttribute', 0],
  ['useAttribute', 1],
]);

/** The names of tables with a token of `autocomplete` for each field. */
const tokenTable = /^(autocomplete|tokens?)$/iu;

/**
 * @param {string} code
 * @param {string} file the name in the places
 * @returns {{ code: string, sites: Site[] }}
 */
export function instrument(code, file) {
  const { program } = parseSync(file, code);
  /** @type {Site[]} */
  const sites = [];
  /** @type {{ at: number, text: string }[]} */
  const starts = [];
  /** @type {typeof starts} */
  const ends = [];
  /** The number of functions around the node. */
  let depth = 0;
  const enter = () => void (depth += 1);
  const leave = () => void (depth -= 1);

  /** @param {string} name @param {Range} node @param {string} source */
  const placeOf = (name, node, source) => {
    const lines = code.slice(0, node.start).split('\n');
    const place = `${file}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1} ${name}`;
    sites.push({ place, source, isConstant: depth === 0 });
    return place;
  };
  /** @param {string} name @param {Range} node @param {string} source @param {{ before?: string, after?: string, nothing?: string }} [around] */
  const wrap = (name, node, source, { before = '', after = '', nothing } = {}) => {
    const place = placeOf(name, node, source);
    const kind = name.split(' ').at(-1);
    starts.push({
      at: node.start,
      text: `${before}__mutated(${JSON.stringify(place)}, ${JSON.stringify(kind)}, `,
    });
    ends.push({ at: node.end, text: `${nothing === undefined ? '' : `, ${nothing}`})${after}` });
  };
  /** @param {Range} node */
  const text = (node) => code.slice(node.start, node.end).replaceAll(/\s+/gu, ' ');
  /** @param {import('vite').ESTree.Node | null | undefined} node @returns {unknown} */
  const literal = (node) => (node?.type === 'Literal' ? node.value : undefined);

  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    JSXAttribute(node) {
      const name = attributeName(node.name.type === 'JSXIdentifier' ? node.name.name : undefined);
      if (name === undefined) return;
      if (node.value?.type === 'JSXExpressionContainer') {
        if (node.value.expression.type !== 'JSXEmptyExpression')
          wrap(name, node.value.expression, text(node));
      } else if (node.value) wrap(name, node.value, text(node), { before: '{', after: '}' });
    },
    ObjectExpression({ properties }) {
      for (const property of properties) {
        if (property.type !== 'Property' || property.computed) continue;
        const { key, value, shorthand } = property;
        const name = attributeName(key.type === 'Identifier' ? key.name : literal(key));
        if (name === undefined) continue;
        // An explicit `undefined` overrides what is spread before it, so its name is mutated.
        if (value.type === 'Identifier' && value.name === 'undefined')
          wrap(`${name} name`, key, text(property), { before: '[', after: ']' });
        else wrap(name, value, text(property), shorthand ? { before: `${text(key)}: ` } : {});
      }
    },
    VariableDeclarator({ id, init }) {
      const table =
        init?.type === 'TSAsExpression' || init?.type === 'TSSatisfiesExpression' ? init.expression : init;
      if (id.type !== 'Identifier' || !tokenTable.test(id.name) || table?.type !== 'ObjectExpression') return;
      for (const property of table.properties)
        if (property.type === 'Property' && property.value.type === 'Literal')
          wrap('autocomplete', property.value, text(property));
    },
    AssignmentExpression({ left, right, operator, start, end }) {
      if (operator !== '=' || left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return;
      const name = attributeName(left.property.name);
      if (name !== undefined) wrap(name, right, text({ start, end }));
    },
    CallExpression(node) {
      const { callee } = node;
      if (callee.type === 'Identifier' && callee.name === 'announce') wrap('announce', callee, text(node));
      const called =
        callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
          ? callee.property.name
          : callee.type === 'Identifier'
            ? callee.name
            : '';
      const at = called === 'removeAttribute' ? 0 : setters.get(called);
      const argument = at === undefined ? undefined : node.arguments[at];
      const name = attributeName(literal(argument));
      const value = at === undefined ? undefined : node.arguments[at + 1];
      if (!argument || name === undefined) return;
      if (called === 'removeAttribute') wrap(`${name} name`, argument, text(node));
      // `setAttribute` would write an undefined value as a word.
      else if (value) wrap(name, value, text(node), called === 'setAttribute' ? { nothing: "''" } : {});
    },
    ArrayExpression({ elements }) {
      for (const element of elements) {
        const name = attributeName(literal(element));
        if (element && name !== undefined) wrap(`${name} name`, element, text(element));
      }
    },
  }).visit(program);

  // At one place the inner calls end first, and the outer ones begin first.
  const parts = [...ends.toReversed(), ...starts].toSorted((one, other) => one.at - other.at);
  let rest = 0;
  let result = '';
  for (const { at, text: inserted } of parts) {
    result += code.slice(rest, at) + inserted;
    rest = at;
  }
  result += code.slice(rest);
  const head = sites.length > 0 ? `import { mutated as __mutated } from 'virtual:aria-mutants';\n` : '';
  return { code: head + result, sites };
}
