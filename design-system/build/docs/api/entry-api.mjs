import { SignatureKind, SymbolFlags } from 'typescript/unstable/sync';
import { declarationText, docComment, typeText } from './declaration-text.mjs';
import { propsOf } from './props-of.mjs';

/**
 * @typedef {{
 *   name: string, type: string, required: boolean, byDefault: string, description: string, deprecated: string,
 * }} Prop
 * @typedef {{ name: string, text: string }} TypeApi
 * @typedef {{
 *   name: string,
 *   description: string,
 *   deprecated: string,
 *   props: Prop[],
 *   natives: { element: string, without: string[] }[],
 *   types: TypeApi[],
 * }} ComponentApi `natives`: the props of an element of HTML, less some; `types`: those of ours that the props name
 * @typedef {{
 *   name: string, description: string, deprecated: string, signature: string, params: Prop[], types: TypeApi[],
 * }} FunctionApi
 * @typedef {{ components: ComponentApi[], functions: FunctionApi[], files: string[] }} EntryApi `files`: all that were read
 */

/** Descriptions of props that mean the same in every component. */
const USUAL = {
  children: 'What stands inside.',
  disabled: 'Whether it can be used; if not, the form does not send it.',
  id: 'The element’s id.',
  ref: 'The element.',
};

/**
 * Lists the exports of one entry of the package: components with their props, hooks and functions with their parameters.
 *
 * @param {import('./sources.mjs').Sources} sources
 * @param {string} entry path of the module, with `/` between its parts
 * @returns {EntryApi}
 */
export function entryApi(sources, entry) {
  const { program, checker } = sources;
  const module = checker.getSymbolAtLocation(program.getSourceFile(entry));
  const components = [];
  const functions = [];
  for (const exported of checker.getExportsOfModule(module)) {
    const { name } = exported;
    const symbol = sources.target(exported);
    const isOurs = sources.ownDeclarations(symbol).length > 0;
    const type = isOurs && symbol.flags & SymbolFlags.Value ? checker.getTypeOfSymbol(symbol) : undefined;
    const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
    if (!signature) continue;
    const { description, deprecated } = docComment(checker, symbol);
    const [list, read] = /^[A-Z]/.test(name) ? [components, componentApi] : [functions, functionApi];
    list.push({ name, description, deprecated, ...read(sources, signature, name) });
  }
  return { components, functions, files: [entry, ...sources.files] };
}

function componentApi(sources, signature) {
  const types = new Set();
  const [parameter] = signature.getParameters();
  const { props, natives } = parameter ? propsOf(sources, parameter, types) : { props: [], natives: [] };
  for (const prop of props) prop.description ||= USUAL[prop.name] ?? '';
  return { props, natives, types: typeApis(sources, types) };
}

function functionApi(sources, signature, name) {
  const types = new Set();
  const params = signature.getParameters().map((parameter) => {
    const { type, questionToken } = parameter.valueDeclaration.resolve();
    const { description, byDefault, deprecated } = docComment(sources.checker, parameter);
    const text = typeText(sources, type, types);
    const required = !questionToken;
    return { name: parameter.name, type: text, required, byDefault, description, deprecated };
  });
  const list = params.map((param) => `${param.name}: ${param.type}`).join(', ');
  const { type } = signature.declaration.resolve();
  const result = type ? `: ${typeText(sources, type, types)}` : '';
  return { signature: `${name}(${list})${result}`, params, types: typeApis(sources, types) };
}

const typeApis = (sources, types) =>
  Array.from(types, (type) => ({ name: type.name.text, text: declarationText(sources, type) }));
