import type { SiteKey } from '@crema/flow-domain';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Brand } from '../brand/brand.ts';
import type { Route } from '../routes/route.ts';
import { layoutTexts } from './layout-texts.ts';
import { PageLayout } from './page-layout.tsx';

const slot = 'the-screen-stands-here';

/** Puts a layout around the markup of a screen, which alone becomes React's in the browser. */
export type PutInLayout = (screen: string) => string;

/** Renders a layout of a site, which is the same for every page and visitor. */
function renderLayout(brand: Brand, site: SiteKey, layout: Route['layout']): PutInLayout {
  const markup = renderToStaticMarkup(
    <PageLayout layout={layout} texts={layoutTexts(site)} name={brand.name} links={brand.links(site)}>
      <div id="app">{slot}</div>
    </PageLayout>,
  );
  const [before = '', after = ''] = markup.split(slot);
  return (screen) => before + screen + after;
}

/** The layouts of a brand's pages, each rendered once, when it is first asked for. */
export function createLayouts(brand: Brand): (site: SiteKey, layout: Route['layout']) => PutInLayout {
  const layouts = new Map<string, PutInLayout>();
  return (site, layout) => {
    const key = `${site} ${layout}`;
    const known = layouts.get(key) ?? renderLayout(brand, site, layout);
    layouts.set(key, known);
    return known;
  };
}
