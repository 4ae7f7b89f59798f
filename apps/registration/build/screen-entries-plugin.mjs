import { fileURLToPath } from 'node:url';

const prefix = 'virtual:crema-screen/';
const screenOf = /registration[\\/]src[\\/]screens[\\/](?<name>[\w-]+-screen)\.tsx$/;

/** The screen that a module is a copy for, or that it is itself; `undefined` for a module of nobody's. */
const ownerOf = (id) => /[?]own=(?<name>[\w-]+)$/.exec(id)?.groups.name ?? screenOf.exec(id)?.groups.name;

/**
 * Writes down which modules each of these screens loads at once, as a build without their groups divides them. Who imports
 * whom would not tell: a package's index leads to all of it, and most of that falls away.
 * @param {readonly string[]} screens by the names of their files
 * @param {Map<string, string>} owners is told the screen of each module
 */
export const modulesAtOnce = (screens, owners) => ({
  name: 'crema-modules-at-once',
  generateBundle(_, bundle) {
    const loadedWith = (file, seen = new Set()) => {
      if (bundle[file]?.type !== 'chunk' || seen.has(file)) return seen;
      seen.add(file);
      for (const each of bundle[file].imports) loadedWith(each, seen);
      return seen;
    };
    for (const chunk of Object.values(bundle)) {
      const screen = chunk.facadeModuleId && ownerOf(chunk.facadeModuleId);
      if (!screens.includes(screen) || !screenOf.test(chunk.facadeModuleId)) continue;
      const modules = [...loadedWith(chunk.fileName)].flatMap((file) => Object.keys(bundle[file].modules));
      for (const id of modules) if (ownerOf(id) === screen) owners.set(id, screen);
    }
  },
});

/**
 * Puts each screen with the copies it needs at once into one script, where the parts that it fetches later find what they
 * have in common with it. Two scripts for it would be 1 kB more of the page.
 * @param {ReadonlyMap<string, string>} owners the screen of each module, see `modulesAtOnce`
 */
export const screenGroup = (owners) => ({
  name: (id) => owners.get(id) ?? null,
  // After the modules of every page.
  priority: 0.5,
});

/**
 * Makes an entry of each of these screens: a page imports its screen by the address of a script, and a script of a group
 * has no exports with names.
 * @param {readonly string[]} screens by the names of their files
 */
export function screenEntries(screens) {
  return {
    name: 'crema-screen-entries',
    buildStart() {
      for (const screen of screens)
        this.emitFile({ type: 'chunk', id: prefix + screen, name: `${screen}-entry` });
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const file = new URL(`../src/screens/${id.slice(prefix.length + 1)}.tsx`, import.meta.url);
      return `export { Screen } from ${JSON.stringify(fileURLToPath(file))};`;
    },
  };
}

/** The source of the screen that an entry stands for; any other name stays as it is. */
export const screenSource = (name) =>
  name.startsWith(prefix) ? `src/screens/${name.slice(prefix.length)}.tsx` : name;
