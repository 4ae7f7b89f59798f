import { fileURLToPath } from 'node:url';
import { docComment } from '../../../../design-system/build/docs/api/doc-comment.mjs';
import { lookUp, moduleReader } from '../../../../design-system/build/docs/api/source-module.mjs';

/** @typedef {{ module: import('../../../../design-system/build/docs/api/source-module.mjs').SourceModule, node: any }} Declared */

/** Opens source files by their path, each once. */
export const open = moduleReader();

/** The library's sources. */
export const src = new URL('../../../src/', import.meta.url);

/** A module of the library. @param {string} path below `src/` */
export const sourceOf = (path) => open(fileURLToPath(new URL(path, src)).replaceAll('\\', '/'));

/**
 * What a module of the library declares under a name, or takes from elsewhere.
 * @param {string} path below `src/`
 * @param {string} name
 * @returns {Declared}
 */
export function declared(path, name) {
  const found = lookUp(open, sourceOf(path), name);
  if (!found) throw new Error(`tracking/src/${path} has no ${name}, which the reference tells of.`);
  return found;
}

/** The comment above a declaration, without its tags. @param {Declared} declaration @returns {string} */
export function docOf({ module, node }) {
  // A constant begins at its name; the comment stands above its line.
  const line = module.code.lastIndexOf('\n', node.start) + 1;
  return withoutExample(docComment(module, { start: line }).description);
}

/** The comment above a property or a member. @param {Declared} member @returns {string} */
export const memberDoc = ({ module, node }) => withoutExample(docComment(module, node).description);

const withoutExample = (/** @type {string} */ text) => text.replace(/\s*@example\b[\s\S]*$/, '');
