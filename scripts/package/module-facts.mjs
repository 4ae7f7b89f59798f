import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';

/**
 * Reads the facts about one module that `client-modules.mjs` needs.
 * @param {string} path of the module, with `/` between its parts
 * @param {string} code TypeScript, perhaps with JSX
 * @returns {{
 *   imports: {from: string, name: string, onlyRendered: boolean}[],
 *   reexports: Map<string, {from: string, name: string}>,
 *   handsOver: boolean,
 * }} values only, no types. `from` is a package or the path of a module; `onlyRendered` is true if it occurs only as a tag in JSX;
 *   `handsOver` is true if the module passes its own function to an element, or anything to an `on…` of a native element
 */
export function moduleFacts(path, code) {
  const { program } = parseSync(path, code);
  const target = (source) => (source.startsWith('.') ? join(dirname(path), source) : source);
  const used = new Set();
  const functions = new Set();
  const elements = [];
  walk(program, (node, parent, key) => {
    if (node.type === 'Identifier' && isReference(parent, key)) used.add(node.name);
    if (node.type === 'FunctionDeclaration' && node.id) functions.add(node.id.name);
    if (node.type === 'VariableDeclarator' && isFunction(node.init)) functions.add(node.id.name);
    if (node.type === 'JSXOpeningElement') elements.push(node);
  });
  const imports = [];
  const reexports = new Map();
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration' && node.importKind !== 'type') {
      for (const { importKind, imported, local } of node.specifiers) {
        if (importKind === 'type') continue;
        const name = imported?.name ?? '*';
        imports.push({ from: target(node.source.value), name, onlyRendered: !used.has(local.name) });
      }
    }
    if (node.type === 'ExportNamedDeclaration' && node.source && node.exportKind !== 'type') {
      for (const { exportKind, local, exported } of node.specifiers) {
        if (exportKind === 'type') continue;
        reexports.set(exported.name, { from: target(node.source.value), name: local.name });
      }
    }
  }
  return { imports, reexports, handsOver: elements.some((element) => handsOver(element, functions)) };
}

function handsOver({ name, attributes }, functions) {
  const native = name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name);
  return attributes.some((attribute) => {
    if (attribute.type !== 'JSXAttribute') return false;
    const value = attribute.value?.expression;
    if (isFunction(value) || functions.has(value?.name)) return true;
    return native && /^on[A-Z]/.test(attribute.name.name);
  });
}

const isFunction = (node) => node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';

/**
 * Returns true unless the identifier is a name in an import, a property after a dot or a key before a colon.
 */
function isReference(parent, key) {
  if (/^(Import|Export)\w*Specifier$/.test(parent.type)) return false;
  return !((key === 'property' || key === 'key') && !parent.computed && !parent.shorthand);
}

/** Visits all nodes except types. In `x satisfies T` it still visits `x`. */
function walk(node, visit, parent, key) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const item of node) walk(item, visit, parent, key);
    return;
  }
  if (typeof node.type !== 'string') return;
  if (node.type.startsWith('TS')) {
    walk(node.expression, visit, node, 'expression');
    return;
  }
  if (parent) visit(node, parent, key);
  for (const [name, child] of Object.entries(node)) walk(child, visit, node, name);
}
