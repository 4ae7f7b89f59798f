import { anyOf } from './patterns.mjs';

const screen = /[\\/]src[\\/]screens[\\/](?<name>[\w-]+-screen)\.tsx$/;
const copy = /\?own=(?<name>[\w-]+)$/;

/** Returns the name of the screen that a module is a copy for, and `undefined` for any other module. */
export const copiedFor = (id) => copy.exec(id)?.groups.name;

/** Returns the name of the screen that a module is, or is a copy for, and `undefined` for any other module. */
export const ownerOf = (id) => (copy.exec(id) ?? screen.exec(id))?.groups.name;

/** Returns everything that can be reached from the starts, with the starts. */
function reach(starts, next) {
  const found = new Set(starts);
  for (const id of found) for (const other of next(id)) found.add(other);
  return found;
}

/**
 * Gives each screen copies of its own of the modules that only screens share, so that it is one script. Otherwise every set of
 * screens with something in common gets a script for it. A form then has a dozen scripts more, which are 4 kB after compression.
 * A shopper sees one form; what two forms have in common is fetched again by the few who see two.
 * @param {Pick<import('./build-app.mjs').AppBuild, 'everyPage' | 'copied' | 'copiedLater'>} modules
 */
export function ownCopies({ everyPage, copied, copiedLater }) {
  const ofEveryPage = anyOf(everyPage);
  return {
    name: 'crema-own-copies',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      // Code that is fetched later is shared, except some parts. They find the form around them by a module of the screen's own.
      if (!importer || (options.kind === 'dynamic-import' && !source.endsWith('.tsx'))) return null;
      const owner = ownerOf(importer);
      if (!owner) return null;
      const resolved = await this.resolve(source, importer.replace(/\?own=.*$/, ''), {
        ...options,
        skipSelf: true,
      });
      if (!resolved || resolved.external || !copied.test(resolved.id) || ofEveryPage.test(resolved.id)) {
        return resolved;
      }
      if (options.kind === 'dynamic-import' && !copiedLater.test(resolved.id)) return resolved;
      return { ...resolved, id: `${resolved.id}?own=${owner}` };
    },
    /**
     * Fails if a React context is in a copy and in a shared module that is around or inside a screen: there the one would not get
     * the value of the other. What the page fetches beside its screen, as the consent banner, may have one of its own.
     */
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      // A module of types and constants alone is in a chunk without code.
      const idsIn = ({ modules }) => Object.keys(modules).filter((id) => modules[id].code);
      const named = (names) => names.flatMap((name) => bundle[name] ?? []);
      const ofPage = reach(
        chunks.filter(({ isEntry }) => isEntry),
        ({ imports }) => named(imports),
      );
      const ofScreens = reach(
        chunks.filter((chunk) => idsIn(chunk).some(ownerOf)),
        (chunk) => (ofPage.has(chunk) ? [] : named([...chunk.imports, ...chunk.dynamicImports])),
      );
      const shared = new Set([...ofPage, ...ofScreens].flatMap(idsIn));
      const divided = chunks
        .flatMap(idsIn)
        .filter((id) => copy.test(id) && shared.has(id.replace(copy, '')))
        .filter((id) => /\bcreateContext\(/.test(this.getModuleInfo(id)?.code ?? ''));
      if (divided.length > 0) this.error(`A context exists twice: ${divided.join(', ')}`);
    },
  };
}
