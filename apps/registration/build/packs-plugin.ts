import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { hasLaterPart } from '../../../flows/domain/build/messages-plugin.ts';
import { laterBundles } from '../../../flows/domain/src/messages/flow-messages.ts';
import type * as Domain from '../../../flows/domain/src/index.ts';
import type { Route } from '../src/routes/route.ts';

const table = 'virtual:crema-packs';

// Enough ways to ask a form for each consent it can show.
const contexts = [{}, { cardMembership: true }, { hidePassword: true }, { passwordRequired: true }];

/** Sources of the packs. They are read when the first pack is asked for: bundling them with the configuration would bundle screens. */
interface Sources {
  readonly domain: typeof Domain;
  /** The texts that pages download, each by the name of its bundle, with the flow of the form they belong to. */
  readonly bundles: ReadonlyMap<string, Domain.Flow | undefined>;
}

const at = (file: string) => new URL(file, import.meta.url);

/** Loads a module of the sources, by its place. */
type LoadModule = <T>(url: URL) => Promise<T>;

/** What the development server asks of the plugin. */
export interface PacksApi {
  /** Has the sources read anew for each pack, by what knows which of them have changed: Node loads a module once. */
  readonly readBy: (load: LoadModule) => void;
}

async function readSources(load: LoadModule): Promise<Sources> {
  const domain: typeof Domain = await load(at('../../../flows/domain/src/index.ts'));
  const { routes }: { routes: readonly Route[] } = await load(at('../src/routes/routes.ts'));
  const ofPages = routes.map(({ texts, form }) => [texts, form?.flow] as const);
  return { domain, bundles: new Map([...ofPages, ['cookies', undefined]]) };
}

/** The documents of the consents that a bundle's flow can show on a site; a page that is no flow's shows none. */
function documentsOf({ domain, bundles }: Sources, bundle: string, site: Domain.SiteKey) {
  const { documentsFor, planFor, siteFor } = domain;
  const flow = bundles.get(bundle);
  const plans = flow ? contexts.map((context) => planFor(flow, siteFor(site), context)) : [];
  const shown = new Set(plans.flatMap(({ consents }) => consents.map(({ kind }) => kind)));
  return documentsFor(site).filter(({ kind }) => shown.has(kind));
}

const packId = (slug: string, bundle: string) => `${table}/${slug}/${bundle}`;

/** All packs there are, by name. */
const packIds = ({ domain: { siteKeys, siteSlug }, bundles }: Sources): readonly string[] =>
  siteKeys.flatMap((key) => [...bundles.keys()].map((bundle) => packId(siteSlug(key), bundle)));

/** The way to every pack: for the server, and in development. */
function wayToAll({ domain: { siteKeys, siteSlug }, bundles }: Sources): string {
  const entries = siteKeys.flatMap((key) =>
    [...bundles.keys()].map(
      (bundle) => `'${key} ${bundle}': () => import('${packId(siteSlug(key), bundle)}')`,
    ),
  );
  return `const packs = { ${entries.join(', ')} };
    export default (site, texts) => packs[site + ' ' + texts]();`;
}

// A page is told the addresses of its own site's packs: those of nine sites would be on every page otherwise.
const wayToServed = `export default (site, texts) => {
  const packs = document.querySelector('[data-packs]').dataset.packs.split(' ');
  return import(/* @vite-ignore */ packs[packs.indexOf(texts) + 1]);
}`;

/**
 * Makes a module of each site's pack for each flow, one script each: the site, the consents' documents and one language's
 * texts, nothing of another site or flow. `virtual:crema-packs` is the way to each of them by the site's key and the name
 * of the texts; `virtual:crema-packs/ch-fr/standalone` is one.
 */
export function packs(): Plugin<PacksApi> {
  let reading: Promise<Sources> | undefined;
  let read = () => (reading ??= readSources((url) => import(url.href)));
  let watches = false;
  let served = false;
  return {
    name: 'crema-packs',
    api: {
      readBy: (load) => {
        read = () => readSources(load);
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
        for (const folder of ['sites', 'documents'])
          this.addWatchFile(fileURLToPath(at(`../../../flows/domain/src/${folder}/${slug}.ts`)));
      }
      const { locale } = siteFor(key);
      const texts = `virtual:crema-messages/${locale}/${bundle}`;
      const more = laterBundles[bundle];
      // Written out: two packs of a site would share a third script for a few hundred bytes.
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
