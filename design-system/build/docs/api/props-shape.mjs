import { docComment } from './doc-comment.mjs';
import { lookUp } from './source-module.mjs';
import { typeText } from './type-text.mjs';

/**
 * @typedef {import('./source-module.mjs').SourceModule} SourceModule
 * @typedef {import('./type-text.mjs').OwnType} OwnType
 * @typedef {{
 *   name: string, type: string, required: boolean, byDefault: string, description: string, deprecated: string,
 * }} Prop
 * @typedef {{ element: string, without: Set<string> }} Native the props of an element of HTML, less some
 * @typedef {{ props: Map<string, Prop>, natives: Native[] }} Shape
 */

/** @returns {Shape} */
const shape = (props = new Map(), natives = []) => ({ props, natives });

/**
 * What props a type allows: those we declare one by one, those of HTML in sum. Follows references into our own files,
 * intersections, unions, `Omit`, `Pick`, `Partial`, `Readonly` and `ComponentProps<'…'>`.
 *
 * @param {import('./source-module.mjs').Open} open
 * @param {(type: OwnType) => void} seen hears of the types of ours that are named in the types of the props
 * @returns {(module: SourceModule, node: any) => Shape} throws on a kind of type it does not know
 */
export function shapeReader(open, seen) {
  const kinds = {
    TSTypeLiteral: (module, node) => members(module, node.members),
    TSInterfaceDeclaration: (module, node) =>
      intersection([
        ...node.extends.map(({ expression, typeArguments }) =>
          reference(module, { typeName: expression, typeArguments }),
        ),
        members(module, node.body.body),
      ]),
    TSTypeAliasDeclaration: (module, node) => read(module, node.typeAnnotation),
    TSParenthesizedType: (module, node) => read(module, node.typeAnnotation),
    TSIntersectionType: (module, node) => intersection(node.types.map((type) => read(module, type))),
    TSUnionType: (module, node) => union(node.types.map((type) => read(module, type))),
    TSTypeReference: reference,
  };
  const utilities = {
    Omit: (module, [type, keys]) => without(read(module, type), keysOf(module, keys)),
    Pick: (module, [type, keys]) => only(read(module, type), keysOf(module, keys)),
    Partial: (module, [type]) => each(read(module, type), (prop) => ({ ...prop, required: false })),
    Readonly: (module, [type]) => read(module, type),
    ComponentProps: (_, [type]) => shape(new Map(), [{ element: type.literal.value, without: new Set() }]),
  };

  function read(module, node) {
    const kind = kinds[node.type];
    if (!kind) throw new Error(`${module.path}: props of kind ${node.type} cannot be read for the docs.`);
    return kind(module, node);
  }

  function reference(module, { typeName, typeArguments }) {
    const utility = utilities[typeName.name];
    if (utility) return utility(module, typeArguments?.params ?? []);
    const found = lookUp(open, module, typeName.name);
    if (!found) throw new Error(`${module.path}: the props ${typeName.name} come from elsewhere.`);
    return read(found.module, found.node);
  }

  function members(module, nodes) {
    const props = nodes.map((node) => {
      const type = node.typeAnnotation.typeAnnotation;
      const name = node.key.name ?? node.key.value;
      const said = docComment(module, node);
      const text = typeText(open, module, type, { optional: node.optional, seen });
      const description = said.description || aboutType(module, type);
      const { byDefault, deprecated } = said;
      return [name, { name, type: text, required: !node.optional, byDefault, description, deprecated }];
    });
    return shape(new Map(props));
  }

  /** What is said of the type of ours that a prop has, where nothing is said of the prop. */
  function aboutType(module, node) {
    const types = node.type === 'TSUnionType' ? node.types : [node];
    const named = types.find(
      (type) => type.type === 'TSTypeReference' && type.typeName.type === 'Identifier',
    );
    const found = named && lookUp(open, module, named.typeName.name);
    return found ? docComment(found.module, found.node).description : '';
  }

  /** The names in `'a' | 'b' | keyof T`. @returns {string[]} */
  function keysOf(module, node) {
    if (node.type === 'TSUnionType') return node.types.flatMap((type) => keysOf(module, type));
    if (node.type === 'TSLiteralType') return [node.literal.value];
    if (node.type === 'TSTypeOperator') return [...read(module, node.typeAnnotation).props.keys()];
    throw new Error(`${module.path}: the names of props in a ${node.type} cannot be read for the docs.`);
  }

  return read;
}

function without({ props, natives }, names) {
  const left = [...props].filter(([name]) => !names.includes(name));
  return shape(
    new Map(left),
    natives.map((native) => ({ element: native.element, without: native.without.union(new Set(names)) })),
  );
}

function only({ props }, names) {
  return shape(new Map([...props].filter(([name]) => names.includes(name))));
}

function each({ props, natives }, change) {
  return shape(new Map([...props].map(([name, prop]) => [name, change(prop)])), natives);
}

/** The later one of two props of one name has the word. */
function intersection(shapes) {
  return shape(
    new Map(shapes.flatMap(({ props }) => [...props])),
    shapes.flatMap(({ natives }) => natives),
  );
}

/** A prop is required that is required in every case; `limit?: undefined` only says that it is not there. */
function union(shapes) {
  const props = new Map();
  for (const name of new Set(shapes.flatMap((one) => [...one.props.keys()]))) {
    const cases = shapes.map((one) => one.props.get(name));
    const there = cases.filter((prop) => prop && prop.type !== 'undefined');
    const [first] = there;
    if (!first) continue;
    const told = there.find(({ description }) => description) ?? first;
    props.set(name, {
      ...told,
      type: [...new Set(there.map(({ type }) => type))].join(' | '),
      required: cases.every((prop) => prop?.required),
      byDefault: there.find(({ byDefault }) => byDefault)?.byDefault ?? '',
    });
  }
  return shape(
    props,
    shapes.flatMap(({ natives }) => natives),
  );
}
