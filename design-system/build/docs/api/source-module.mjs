import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';

/**
 * @typedef {{
 *   path: string,
 *   code: string,
 *   comments: { start: number, end: number, value: string }[],
 *   declared: Map<string, any>,
 *   imported: Map<string, { path: string, name: string }>,
 * }} SourceModule `declared`: declarations of the module's own types and values; `imported`: what comes from other files of
 *   ours, imports and re-exports alike
 * @typedef {(path: string) => SourceModule} Open
 */

/** Opens source files, each once. @returns {Open & { opened: () => string[] }} */
export function moduleReader() {
  const modules = new Map();
  const open = (/** @type {string} */ path) => {
    if (!modules.has(path)) modules.set(path, readModule(path));
    return modules.get(path);
  };
  return Object.assign(open, { opened: () => [...modules.keys()] });
}

/** @param {string} path @returns {SourceModule} */
function readModule(path) {
  if (!existsSync(path)) throw new Error(`${path} does not exist, but a type is imported from it.`);
  const code = readFileSync(path, 'utf8');
  const { program, comments, errors } = parseSync(path, code);
  if (errors[0]) throw new SyntaxError(`${path}: ${errors[0].message}`);
  const declared = new Map();
  const imported = new Map();
  const note = (source, specifiers, names) => {
    if (!source?.value.startsWith('.')) return;
    const from = join(dirname(path), source.value);
    for (const specifier of specifiers) {
      const { local, name } = names(specifier);
      if (name) imported.set(local, { path: from, name });
    }
  };
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration') note(node.source, node.specifiers, importNames);
    if (node.type === 'ExportNamedDeclaration' && node.source)
      note(node.source, node.specifiers, exportNames);
    for (const [name, declaration] of declarations(node)) declared.set(name, declaration);
  }
  return { path, code, comments, declared, imported };
}

const importNames = ({ local, imported }) => ({ local: local.name, name: imported?.name });
const exportNames = ({ local, exported }) => ({ local: exported.name, name: local.name });

/** Names with their nodes; a `const` by its declarator. */
function declarations(statement) {
  const node = statement.declaration ?? statement;
  if (node.type === 'VariableDeclaration') return node.declarations.map((each) => [each.id.name, each]);
  return node.id?.name ? [[node.id.name, node]] : [];
}

/**
 * Finds what a name stands for, through imports and re-exports.
 * @param {Open} open
 * @param {SourceModule} module
 * @param {string} name
 * @returns {{ module: SourceModule, node: any } | undefined} nothing, if it comes from a package or is built in
 */
export function lookUp(open, module, name) {
  const node = module.declared.get(name);
  if (node) return { module, node };
  const from = module.imported.get(name);
  return from && lookUp(open, open(from.path), from.name);
}
