import { SyntaxKind } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { SymbolFlags } from 'typescript/unstable/sync';
import { docComment, optionalTypeText, typeText } from './declaration-text.mjs';

/**
 * @typedef {import('./sources.mjs').Sources} Sources
 * @typedef {import('typescript/unstable/ast').Node} Node
 */

/**
 * Lists the props of a component's parameter: ours one by one, those of HTML by their element.
 *
 * @param {Sources} sources
 * @param {import('typescript/unstable/sync').Symbol} parameter
 * @param {Set<Node>} types gets the declarations of our types in the props
 * @returns {Pick<import('./entry-api.mjs').ComponentApi, 'props' | 'natives'>} the required props first
 * @throws if a prop is declared neither by us nor by `ComponentProps<'…'>`
 */
export function propsOf(sources, parameter, types) {
  const { checker } = sources;
  const type = checker.getTypeOfSymbol(parameter);
  const annotation = parameter.valueDeclaration.resolve().type;
  if (type.isErrorType()) throw new Error(`The type of the props is not found: ${annotation.getText()}`);
  const cases = type.isUnionType() ? type.getTypes() : [type];
  const byName = Map.groupBy(
    cases.flatMap((each) => checker.getPropertiesOfType(each)),
    ({ name }) => name,
  );
  const props = [];
  const foreign = new Set();
  for (const [name, symbols] of byName) {
    const nodes = [...new Set(symbols.flatMap(sources.ownDeclarations))];
    const present = nodes.filter((node) => node.type.kind !== SyntaxKind.UndefinedKeyword);
    const isOptional = symbols.some(({ flags }) => flags & SymbolFlags.Optional);
    const required = symbols.length === cases.length && !isOptional;
    if (present.length > 0) props.push({ name, required, ...typeAndDocs(sources, symbols, present, types) });
    // `limit?: undefined` only says that the prop does not exist in that case.
    else if (nodes.length > 0) byName.delete(name);
    else foreign.add(name);
  }
  const natives = new Map();
  for (const reference of nativeReferences(sources, annotation)) {
    const element = reference.typeArguments[0].literal.text;
    const names = checker.getPropertiesOfType(checker.getTypeAtLocation(reference)).map(({ name }) => name);
    const without = names.filter((name) => !byName.has(name)).sort((one, other) => one.localeCompare(other));
    natives.set(element, { element, without });
    for (const name of names) foreign.delete(name);
  }
  const [lost] = foreign;
  if (lost) throw new Error(`The prop ${lost} is declared neither here nor by HTML: ${annotation.getText()}`);
  return {
    props: props.sort((one, other) => Number(other.required) - Number(one.required)),
    natives: [...natives.values()],
  };
}

/** Returns type and docs of a prop. Each case of a union may have its own symbol and declaration. */
function typeAndDocs(sources, symbols, nodes, types) {
  const { checker, ownType } = sources;
  const docs = Array.from(new Set(symbols), (symbol) => docComment(checker, symbol));
  const first = (key) => docs.find((doc) => doc[key])?.[key] ?? '';
  const texts = widest(checker, nodes).map((node) =>
    (node.postfixToken ? optionalTypeText : typeText)(sources, node.type, types),
  );
  const [{ type }] = nodes;
  // The comment of our type describes a prop that has no description of its own.
  const aboutType = () => {
    const named = [type, ...(type.types ?? [])].find((each) => is.isTypeReferenceNode(each));
    const name = named && ownType(named.typeName)?.name;
    return name ? docComment(checker, checker.getSymbolAtLocation(name)).description : '';
  };
  return {
    type: [...new Set(texts)].join(' | '),
    byDefault: first('byDefault'),
    description: first('description') || aboutType(),
    deprecated: first('deprecated'),
  };
}

/** Leaves out each declaration whose values another one allows as well. */
function widest(checker, nodes) {
  const isWithin = (one, other) =>
    checker.isTypeAssignableTo(checker.getTypeAtLocation(one), checker.getTypeAtLocation(other));
  return nodes.reduce((kept, node) => {
    if (kept.some((other) => isWithin(node, other))) return kept;
    return [...kept.filter((other) => !isWithin(other, node)), node];
  }, []);
}

/** Yields each `ComponentProps<'…'>` in the type of the props. */
function* nativeReferences(sources, node) {
  if (!node || is.isPropertySignatureDeclaration(node)) return;
  const name = node.typeName ?? node.expression;
  if (name?.getText() === 'Pick') return;
  if (name?.getText() === 'ComponentProps') yield node;
  const parts = [name && sources.ownType(name)];
  node.forEachChild((child) => void parts.push(child));
  for (const part of parts) yield* nativeReferences(sources, part);
}
