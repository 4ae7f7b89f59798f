import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type * as Documents from '../src/documents/index.ts';
import type * as Domain from '../src/index.ts';
import { laterBundles } from '../src/messages/flow-messages.ts';
import { hasLaterPart } from './messages-plugin.ts';

const table = 'virtual:crema-packs';

// Plan options that together make a form show each of its consents.
const contexts = [{}, { cardMembership: true }, { hidePassword: true }, { passwordRequired: true }];

/** Loads a module of the sources from its address. */
export type LoadModule = <T>(url: URL) => Promise<T>;

/** The facts of an app that its packs depend on. */
export interface PackedApp {
  /** The texts that pages download, each by the name of its bundle, with the flow of the form they belong to. */
  readonly bundles: ReadonlyMap<string, Domain.Flow | undefined>;
  /** Returns consent documents as the app's pages show them. */
  readonly shownDocuments: (
    documents: readonly Domain.ConsentDocument[],
  ) => Promise<readonly Domain.ConsentDocument[]>;
}

/** The functions of the plugin that a development server calls. */
interface PacksApi {
  /** Reads the sources again for each pack with `load`, which knows the changed ones. Node itself loads a module only once. */
  readonly readBy: (load: LoadModule) => void;
}

/** Sources of the packs. They are read with the first pack, because in the bundle of the configuration they would bring screens. */
interface Sources extends Pick<PackedApp, 'bundles'> {
  readonly domain: typeof Domain;
  /** The documents in force on each site, as pages show them. */
  readonly documents: ReadonlyMap<Domain.SiteKey, readonly Domain.ConsentDocument[]>;
}

const at = (file: string) => new URL(`../src/${file}`, import.meta.url);

async function readSources(
  load: LoadModule,
  readApp: (load: LoadModule) => Promise<PackedApp>,
): Promise<Sources> {
  const domain: typeof Domain = await load(at('index.ts'));
  const { documentsFor }: typeof Documents = await load(at('documents/index.ts'));
  const { bundles, shownDocuments } = await readApp(load);
  const documents = domain.siteKeys.map(
    async (key) => [key, await shownDocuments(documentsFor(key))] as const,
  );
  return { domain, bundles, documents: new Map(await Promise.all(documents)) };
}

/** Returns the parts of documents that the forms of a bundle's flow need on a site. A page without a flow needs none. */
function documentsOf({ domain, documents, bundles }: Sources, bundle: string, site: Domain.SiteKey) {
  const { planFor, siteFor } = domain;
  const flow = bundles.get(bundle);
  const plans = flow ? contexts.map((context) => planFor(flow, siteFor(site), context)) : [];
  const shown = new Set(plans.flatMap(({ consents }) => consents.map(({ kind }) => kind)));
  return (documents.get(site) ?? [])
    .filter(({ kind }) => shown.has(kind))
    .map(({ validFrom: _validFrom, locale: _locale, ...document }) => document);
}

const packId = (slug: string, bundle: string) => `${table}/${slug}/${bundle}`;

/** Returns the names of all packs. */
const packIds = ({ domain: { siteKeys, siteSlug }, bundles }: Sources): readonly string[] =>
  siteKeys.flatMap((key) => [...bundles.keys()].map((bundle) => packId(siteSlug(key), bundle)));

/** Returns the source of a module that loads any pack, for the server and in development. */
function wayToAll({ domain: { siteKeys, siteSlug }, bundles }: Sources): string {
  const entries = siteKeys.flatMap((key) =>
    [...bundles.keys()].map(
      (bundle) => `'${key} ${bundle}': () => import('${packId(siteSlug(key), bundle)}')`,
    ),
  );
  return `const packs = { ${entries.join(', ')} };
    export default (site, texts) => packs[site + ' ' + texts]();`;
}

// A page has only the addresses of its own site's packs. Otherwise every page would have the addresses of nine sites.
const wayToServed = `export default (site, texts) => {
  const packs = document.querySelector('[data-packs]').dataset.packs.split(' ');
  return import(/* @vite-ignore */ packs[packs.indexOf(texts) + 1]);
}`;

/**
 * Makes a module of each site's pack for each flow, one script each: the site, the consents' documents and one language's
 * texts, nothing of another site or flow. `virtual:crema-packs` is the way to each of them by the site's key and the name
 * of the texts; `virtual:crema-packs/ch-fr/standalone` is one.
 * @param readApp reads the app with a function that loads its modules
 */
export function packs(readApp: (load: LoadModule) => Promise<PackedApp>): Plugin<PacksApi> {
  let reading: Promise<Sources> | undefined;
  let read = () => (reading ??= readSources((url) => import(url.href), readApp));
  let watches = false;
  let served = false;
  return {
    name: 'crema-packs',
    api: {
      readBy: (load) => {
        read = () => readSources(load, readApp);
        watches = true;
      },
    },
    configResolved: ({ command, build }) => {
      served = command === 'build' && !build.ssr && build.manifest !== false;
    },
    async buildStart() {
      if (!served) return;
      for (const id of packIds(await read())) {
        this.emitFile({ type: 'chunk', id, name: id.slice(table.length + 1).replace('/', '-') });
      }
    },
    resolveId: (id) => (id === table || id.startsWith(`${table}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${table}`)) return undefined;
      const sources = await read();
      if (id === `\0${table}`) return served ? wayToServed : wayToAll(sources);
      const { siteFor, siteKeys, siteSlug } = sources.domain;
      const [slug, bundle = ''] = id.slice(table.length + 2).split('/');
      const key = siteKeys.find((each) => siteSlug(each) === slug);
      if (!key || !sources.bundles.has(bundle)) {
        throw new Error(`There is no site file or no route for '${id.slice(1)}'.`);
      }
      if (watches) {
        for (const file of ['sites/site', `sites/${slug}`, `documents/${slug}`])
          this.addWatchFile(fileURLToPath(at(`${file}.ts`)));
      }
      const { locale } = siteFor(key);
      const texts = `virtual:crema-messages/${locale}/${bundle}`;
      const more = laterBundles[bundle];
      // Written as JSON, because as imports two packs of a site would share a third script for a few hundred bytes.
      return [
        `export const site = ${JSON.stringify(siteFor(key))};`,
        `export const documents = ${JSON.stringify(documentsOf(sources, bundle, key))};`,
        ...(served && hasLaterPart(bundle)
          ? [
              `export { default as messages } from '${texts}/first';`,
              `export const later = async () => (await import('${texts}/later')).default;`,
            ]
          : [`export { default as messages } from '${texts}';`]),
        ...(more
          ? [
              `export const more = async () => (await import('virtual:crema-messages/${locale}/${more}')).default;`,
            ]
          : []),
      ].join('\n');
    },
  };
}
