import type { Site, SiteKey } from '@crema/flow-domain';
import type { FlowEvent } from '@crema/flow-form';
import type { Brand } from '../brand/brand.ts';
import type { ServedRoute } from '../routes/route.ts';
import type * as Words from './words.ts';
import type { Wired } from './wired.ts';

/** The reports of the app to tracking. */
export interface Reports {
  page(route: ServedRoute): void;
  flow(event: FlowEvent): void;
}

/** Reports of an embedded page. They do nothing, because no visitor is asked for consent there. */
export const noReports: Reports = { page: () => {}, flow: () => {} };

/**
 * The way to the tracking library. It is fetched with the first report, never where a page is rendered to HTML, and the words
 * for what happens in flows with the first of it; until they are there reports wait in order. Without the library nothing is
 * reported but that, once (Registration §8), and the page works on.
 */
export function tracking(brand: Brand, site: Site<SiteKey>): Reports {
  let library: Promise<Wired> | undefined;
  let words: Promise<typeof Words> | undefined;
  let told = Promise.resolve();
  const report = (tell: (wired: Wired) => void | Promise<void>) => {
    if (!library) {
      library =
        brand.trackingLibrary?.wire(site) ?? import('./wiring.ts').then(({ wire }) => wire(brand, site));
      library.catch((error: unknown) => console.error('Tracking interface missing.', error));
    }
    const ready = library;
    told = told.then(async () => tell(await ready)).catch(() => {});
  };
  return {
    page: (route) => report((wired) => wired.page(route)),
    flow: (event) => {
      // The page's own view says that its form was viewed.
      if (event.type === 'viewed') return;
      report(async (wired) => {
        words ??= import('./words.ts');
        (await words).reportFlow(wired.post, event, brand.cardWord);
      });
    },
  };
}
