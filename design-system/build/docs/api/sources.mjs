import { isInterfaceDeclaration, isTypeAliasDeclaration } from 'typescript/unstable/ast/is';
import { API, SymbolFlags } from 'typescript/unstable/sync';
import { entryApi } from './entry-api.mjs';

/**
 * @typedef {import('typescript/unstable/sync').Symbol} Symbol
 * @typedef {import('typescript/unstable/ast').Node} Node
 * @typedef {object} Sources the sources of a package as the compiler sees them
 * @property {import('typescript/unstable/sync').Program} program
 * @property {import('typescript/unstable/sync').Checker} checker
 * @property {(symbol: Symbol) => Symbol} target follows imports and re-exports to the declared symbol
 * @property {(symbol: Symbol) => Node[]} ownDeclarations returns those in our files, not those of a library
 * @property {(name: Node) => Node | undefined} ownType returns the alias or interface of ours that a node names
 * @property {Set<string>} files gets each file that is read
 */

const CHANGES = { create: 'created', update: 'changed', delete: 'deleted' };

/**
 * Opens the sources of a `tsconfig.json` in a process of the compiler.
 * @param {string} tsconfig path, with `/` between its parts
 */
export function openSources(tsconfig) {
  const api = new API();
  let snapshot = api.updateSnapshot({ openProjects: [tsconfig] });
  return {
    /** Lists the exports of an entry. @param {string} entry path of the module */
    entryApi: (entry) => entryApi(sourcesOf(snapshot.getProject(tsconfig)), entry),
    /** Updates the sources after a change of a file. @param {string} file @param {'create' | 'update' | 'delete'} event */
    changed(file, event) {
      snapshot = api.updateSnapshot({ fileChanges: { [CHANGES[event]]: [file] } });
    },
    /** Ends the process. */
    close: () => api.close(),
  };
}

/** @returns {Sources} */
function sourcesOf({ program, checker }) {
  const files = new Set();
  const isOwn = ({ path }) => {
    const { isDefaultLibrary, isFromExternalLibrary } = program.getSourceFileMetadataByPath(path);
    return !isDefaultLibrary && !isFromExternalLibrary;
  };
  const target = (symbol) => (symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
  const ownDeclarations = (symbol) => {
    const nodes = symbol.declarations.filter(isOwn).map((handle) => handle.resolve());
    for (const node of nodes) files.add(node.getSourceFile().fileName);
    return nodes;
  };
  const ownType = (name) => {
    const symbol = checker.getSymbolAtLocation(name);
    const nodes = symbol ? ownDeclarations(target(symbol)) : [];
    return nodes.find((node) => isTypeAliasDeclaration(node) || isInterfaceDeclaration(node));
  };
  return { program, checker, files, target, ownDeclarations, ownType };
}
