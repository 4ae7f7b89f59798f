import { type LoadModule, type PackedApp, packs } from '../../../flows/domain/build/packs-plugin.ts';
import { brandDocuments } from '../src/brand/brand-documents.ts';
import type { Route } from '../src/routes/route.ts';
import { loadBrand } from './brand/load-brand.ts';

/** Reads the texts that the pages of the app and its consent banner download, and the name in its consent documents. */
async function readApp(load: LoadModule): Promise<PackedApp> {
  const { routes }: { routes: readonly Route[] } = await load(
    new URL('../src/routes/routes.ts', import.meta.url),
  );
  const { name } = (await loadBrand()).brand;
  return {
    bundles: new Map([
      ...routes.map(({ texts, form }) => [texts, form?.flow] as const),
      ['cookies', undefined],
    ]),
    shownDocuments: (documents) => brandDocuments(name, documents),
  };
}

/** Makes the packs of the app's pages. */
export const appPacks = () => packs(readApp);
