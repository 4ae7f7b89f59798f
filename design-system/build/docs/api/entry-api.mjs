import { withoutCitations } from '../citations.mjs';
import { docComment } from './doc-comment.mjs';
import { shapeReader } from './props-shape.mjs';
import { lookUp, moduleReader } from './source-module.mjs';
import { typeText } from './type-text.mjs';

/**
 * @typedef {import('./props-shape.mjs').Prop} Prop
 * @typedef {{ name: string, text: string }} TypeApi
 * @typedef {{
 *   name: string,
 *   description: string,
 *   deprecated: string,
 *   props: Prop[],
 *   natives: { element: string, without: string[] }[],
 *   types: TypeApi[],
 * }} ComponentApi `types`: those of ours that the props name
 * @typedef {{
 *   name: string, description: string, deprecated: string, signature: string, params: Prop[], types: TypeApi[],
 * }} FunctionApi
 * @typedef {{ components: ComponentApi[], functions: FunctionApi[], files: string[] }} EntryApi `files`: all that were read
 */

/** What nobody need explain at every component. */
const USUAL = {
  children: 'What stands inside.',
  disabled: 'Whether it can be used; if not, the form does not send it.',
  id: 'The element’s id.',
  ref: 'The element.',
};

/**
 * What one entry of the package exports: its components with their props, its hooks and functions with their parameters.
 *
 * @param {string} index path of the folder's `index.ts`, with `/` between its parts
 * @returns {EntryApi}
 */
export function entryApi(index) {
  const open = moduleReader();
  const entry = open(index);
  const values = [...entry.imported.keys()].flatMap((name) => {
    const { module, node } = lookUp(open, entry, name) ?? {};
    return isFunction(node) ? [{ name, module, node }] : [];
  });
  const isComponent = ({ name }) => /^[A-Z]/.test(name);
  return {
    components: values.filter(isComponent).map((value) => componentApi(open, value)),
    functions: values.filter((value) => !isComponent(value)).map((value) => functionApi(open, value)),
    files: open.opened(),
  };
}

const functionOf = (node) => (node?.type === 'VariableDeclarator' ? node.init : node);
const isFunction = (node) => /Function/.test(functionOf(node)?.type ?? '');

/** @returns {ComponentApi} */
function componentApi(open, { name, module, node }) {
  const types = typeCollector(open);
  const annotation = functionOf(node).params[0]?.typeAnnotation?.typeAnnotation;
  const shape = annotation
    ? shapeReader(open, types.seen)(module, annotation)
    : { props: new Map(), natives: [] };
  const { description, deprecated } = docComment(module, node);
  return {
    name,
    description,
    deprecated,
    props: Array.from(shape.props.values(), explained).sort(requiredFirst),
    natives: nativesOf(shape),
    types: types.told(),
  };
}

/** Gathers the types of ours that are named, and those that are named in them. */
function typeCollector(open) {
  const types = new Map();
  const seen = (type) => {
    if (types.has(type.name)) return;
    types.set(type.name, type);
    typeText(open, type.module, type.node, { seen });
  };
  return { seen, told: () => Array.from(types.values(), typeApi) };
}

const explained = (prop) => Object.assign(prop, { description: prop.description || USUAL[prop.name] || '' });
const requiredFirst = (one, other) => Number(other.required) - Number(one.required);

/** Each element once. What is left out and declared anew is not missing. */
function nativesOf({ props, natives }) {
  const elements = new Map(natives.map(({ element, without }) => [element, without]));
  return Array.from(elements, ([element, without]) => ({
    element,
    without: [...without].filter((name) => !props.has(name)).sort((one, other) => one.localeCompare(other)),
  }));
}

/** The declaration as it is written. */
function typeApi({ name, module, node }) {
  const text = withoutCitations(module.code.slice(node.start, node.end)).replace(/;$/, '');
  return { name, text: `${text};` };
}

/** @returns {FunctionApi} */
function functionApi(open, { name, module, node }) {
  const { params, returnType } = functionOf(node);
  const { description, deprecated, params: said } = docComment(module, node);
  const types = typeCollector(open);
  const textOf = (type) => typeText(open, module, type, types);
  const parameters = params.map((param) => ({
    name: param.name,
    type: textOf(param.typeAnnotation.typeAnnotation),
    required: !param.optional,
    byDefault: '',
    description: said[param.name] ?? '',
    deprecated: '',
  }));
  const result = returnType ? `: ${textOf(returnType.typeAnnotation)}` : '';
  const list = parameters.map(({ name, type }) => `${name}: ${type}`).join(', ');
  const signature = `${name}(${list})${result}`;
  return { name, description, deprecated, signature, params: parameters, types: types.told() };
}
