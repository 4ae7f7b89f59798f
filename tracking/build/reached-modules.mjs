/**
 * Finds a module and everything it imports statically, directly or through others. Dynamic imports are left out.
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
