import { SyntaxKind } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { withoutCitations } from '../citations.mjs';

/** Longest list of values that is written out at each use of a type. A longer one is shown once, under its name. */
const WRITTEN_OUT = 70;

/**
 * @typedef {import('./sources.mjs').Sources} Sources
 * @typedef {import('typescript/unstable/ast').Node} Node
 */

/**
 * Writes a type on one line. Replaces our names for short lists of values by the values.
 *
 * @param {Sources} sources
 * @param {Node} node of the type
 * @param {Set<Node>} types gets the declarations of our types in the text, and of the types that those contain
 * @returns {string}
 */
export function typeText(sources, node, types) {
  return written(sources, node, types).replaceAll(/\s+/g, ' ').replace(/^\| /, '');
}

/** Leaves out the `| undefined` that an optional prop has anyway. @type {typeof typeText} */
export function optionalTypeText(sources, node, types) {
  if (!is.isUnionTypeNode(node)) return typeText(sources, node, types);
  const members = node.types.filter((type) => type.getText() !== 'undefined');
  const [first] = members;
  const alone = members.length === 1 && is.isParenthesizedTypeNode(first) ? [first.type] : members;
  return alone.map((type) => typeText(sources, type, types)).join(' | ');
}

/** Returns the source text of a node. Replaces names of short lists of values by the values. */
function written(sources, node, types) {
  const declaration = is.isTypeReferenceNode(node) ? sources.ownType(node.typeName) : undefined;
  const values = declaration && valuesText(declaration);
  if (values && values.length <= WRITTEN_OUT) return bindsTighter(node.parent) ? `(${values})` : values;
  if (declaration && !types.has(declaration)) {
    types.add(declaration);
    written(sources, declaration, types);
  }
  const { text: source } = node.getSourceFile();
  let text = '';
  let end = node.getStart();
  node.forEachChild((child) => {
    text += source.slice(end, child.getStart()) + written(sources, child, types);
    end = child.end;
  });
  return text + source.slice(end, node.end);
}

const bindsTighter = (node) =>
  is.isArrayTypeNode(node) || is.isTypeOperatorNode(node) || is.isIndexedAccessTypeNode(node);

/** Returns `'day' | 'month'` if a type is an alias that lists values. @returns {string | undefined} */
function valuesText({ type, typeParameters }) {
  if (!type || typeParameters) return undefined;
  const types = is.isUnionTypeNode(type) ? type.types : [type];
  return types.every(is.isLiteralTypeNode) ? types.map((each) => each.getText()).join(' | ') : undefined;
}

/**
 * Returns a declaration as it is written. Lists the names that `keyof` takes from a value, because readers do not see that value.
 */
export function declarationText({ checker }, declaration) {
  const { type, name } = declaration;
  if (type?.operator === SyntaxKind.KeyOfKeyword) {
    const keys = checker.getPropertiesOfType(checker.getTypeAtLocation(type.type));
    return `type ${name.text} =${keys.map((key) => `\n  | '${key.name}'`).join('')};`;
  }
  return withoutCitations(declaration.getText())
    .replace(/^export /, '')
    .replace(/;?$/, ';');
}

const EXAMPLE = /^```[\s\S]*?^```\n*/gm;
const WRAPPED_LINE = /(?<!\n)\n(?!\n|- |\d+\. )/g;

/**
 * Reads the doc comment of a symbol. Leaves out examples, because the page has them already, and references to our own
 * specification, because readers of the package do not have it.
 *
 * @param {import('typescript/unstable/sync').Checker} checker
 * @param {import('typescript/unstable/sync').Symbol} symbol
 * @returns {{ description: string, byDefault: string, deprecated: string }} empty texts if the comment lacks them
 */
export function docComment(checker, symbol) {
  const clean = (text = '') => withoutCitations(text.replaceAll(WRAPPED_LINE, ' ')).trim();
  const tags = new Map(symbol.getJsDocTags(checker).map(({ name, text }) => [name, text]));
  return {
    description: clean(symbol.getDocumentationComment(checker).replaceAll(EXAMPLE, '')),
    byDefault: clean(tags.get('default')),
    deprecated: clean(tags.get('deprecated')),
  };
}
