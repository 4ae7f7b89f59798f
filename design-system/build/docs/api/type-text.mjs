import { lookUp } from './source-module.mjs';

/** Longest list of values that is written out where a type is used; a longer one is shown once, under its name. */
const WRITTEN_OUT = 70;

/**
 * @typedef {{ name: string, module: import('./source-module.mjs').SourceModule, node: any }} OwnType
 */

/**
 * A type as a reader wants it: on one line, short lists of values in place of our names for them, and without the
 * `| undefined` that an optional prop has anyway.
 *
 * @param {import('./source-module.mjs').Open} open
 * @param {import('./source-module.mjs').SourceModule} module
 * @param {any} node of the type
 * @param {{ optional?: boolean, seen?: (type: OwnType) => void }} [options] `seen`: hears of types of ours that are named
 * @returns {string}
 */
export function typeText(open, module, node, { optional = false, seen = () => {} } = {}) {
  const write = (/** @type {any} */ part) => {
    const edits = [...replacements(open, module, part, undefined, seen)];
    let text = module.code.slice(part.start, part.end);
    for (const { start, end, by } of edits.toReversed()) {
      text = text.slice(0, start - part.start) + by + text.slice(end - part.start);
    }
    return text.replaceAll(/\s+/g, ' ').replace(/^\| /, '');
  };
  if (!optional || node.type !== 'TSUnionType') return write(node);
  const members = node.types.filter((/** @type {any} */ type) => type.type !== 'TSUndefinedKeyword');
  const only = members.length === 1 ? members[0] : undefined;
  return only?.type === 'TSParenthesizedType' ? write(only.typeAnnotation) : members.map(write).join(' | ');
}

/** The references within a type that are better written out. */
function* replacements(open, module, node, parent, seen) {
  if (node === null || typeof node !== 'object') return;
  if (node.type === 'TSTypeReference' && node.typeName.type === 'Identifier') {
    const { name } = node.typeName;
    const found = lookUp(open, module, name);
    const values = found && valuesText(found.node);
    if (values && values.length <= WRITTEN_OUT) {
      const tight = /^TS(?:Array|TypeOperator|IndexedAccess)/.test(parent?.type ?? '');
      yield { start: node.start, end: node.end, by: tight ? `(${values})` : values };
      return;
    }
    if (found) seen({ name, ...found });
  }
  for (const child of Object.values(node)) {
    for (const each of Array.isArray(child) ? child : [child]) {
      if (typeof each?.type === 'string') yield* replacements(open, module, each, node, seen);
    }
  }
}

/** `'day' | 'month'` of an alias that lists values. @returns {string | undefined} */
function valuesText({ type, typeAnnotation, typeParameters }) {
  if (type !== 'TSTypeAliasDeclaration' || typeParameters) return undefined;
  const types = typeAnnotation.type === 'TSUnionType' ? typeAnnotation.types : [typeAnnotation];
  const values = types.map((each) => each.type === 'TSLiteralType' && each.literal.raw);
  return values.every(Boolean) ? values.join(' | ') : undefined;
}
