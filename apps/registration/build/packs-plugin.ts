import { fileURLToPath } from 'node:url';
import type { LoadModule, SourcesApi } from '@crema/dev-server';
import type { Plugin } from 'vite';
import type * as Domain from '@crema/flow-domain';
import type * as Documents from '@crema/flow-domain/server';
import { hasLaterPart, laterBundles } from '../../../flows/domain/build/for-apps.ts';
import { brandDocuments } from '../src/brand/brand-documents.ts';
import type { Route } from '../src/routes/route.ts';
import { loadBrand } from './brand/load-brand.ts';

const table = 'virtual:crema-packs';

// Plan options that together make a form show each of its consents.
const contexts = [{}, { cardMembership: true }, { hidePassword: true }, { passwordRequired: true }];

/** Sources of the packs. They are read with the first pack, because in the bundle of the configuration they would bring screens. */
interface Sources {
  readonly domain: typeof Domain;
  /** The documents in force on each site, in the brand's name. */
  readonly documents: ReadonlyMap<Domain.SiteKey, readonly Domain.ConsentDocument[]>;
  /** The texts that pages download, each by the name of its bundle, with the flow of the form they belong to. */
  readonly bundles: ReadonlyMap<string, Domain.Flow | undefined>;
}

const at = (file: string) => new URL(file, import.meta.url);

async function readSources(load: LoadModule): Promise<Sources> {
  const domain: typeof Domain = await load(at('../../../flows/domain/src/index.ts'));
  const { documentsFor }: typeof Documents = await load(at('../../../flows/domain/src/documents/index.ts'));
  const { routes }: { routes: readonly Route[] } = await load(at('../src/routes/routes.ts'));
  const { name } = (await loadBrand()).brand;
  const documents = domain.siteKeys.map(
    async (key) => [key, await brandDocuments(name, documentsFor(key))] as const,
  );
  const ofPages = routes.map(({ texts, form }) => [texts, form?.flow] as const);
  return {
    domain,
    documents: new Map(await Promise.all(documents)),
    bundles: new Map([...ofPages, ['cookies', undefined]]),
  };
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
 */
export function packs(): Plugin<SourcesApi> {
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
        for (const file of ['sites/site', `sites/${slug}`, `documents/${slug}`])
          this.addWatchFile(fileURLToPath(at(`../../../flows/domain/src/${file}.ts`)));
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
