/**
 * What a module imports before it runs, itself included, all the way down; what it imports only later is not among it.
 *
 * @param {string} id
 * @param {{ getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null }} context of a bundler's plugin or
 *   chunk group
 * @param {Set<string>} [found]
 * @returns {Set<string>} ids
 */
export function reachedModules(id, context, found = new Set()) {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of context.getModuleInfo(id)?.importedIds ?? [])
    reachedModules(imported, context, found);
  return found;
}
