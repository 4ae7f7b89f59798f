import type { SiteKey } from '@crema/flow-domain';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Brand, BrandDrawings } from '../brand/brand.ts';
import type { Route } from '../routes/route.ts';
import { layoutTexts } from './layout-texts.ts';
import { PageLayout } from './page-layout.tsx';

const slot = 'the-screen-stands-here';
const languageSlot = 'the-language-link-stands-here';

/**
 * Puts a layout around the markup of a screen, which alone becomes React's in the browser.
 * @param language markup of the link to the page's other language. @default none
 */
export type PutInLayout = (screen: string, language?: string) => string;

/** The parts of a route that decide about the frame of its screen. */
type Framing = Pick<Route, 'layout' | 'panel'> & { readonly embedded?: boolean };

/** Renders a layout of a site, which is the same for every visitor of every page that has it. */
function renderLayout(
  { brand, drawings }: { readonly brand: Brand; readonly drawings: BrandDrawings },
  site: SiteKey,
  framing: Framing,
): PutInLayout {
  const texts = layoutTexts(brand, site);
  const markup = renderToStaticMarkup(
    <PageLayout
      {...framing}
      texts={texts}
      name={brand.name}
      links={brand.links(site)}
      drawings={drawings}
      hasConsent={brand.consent !== undefined}
      language={languageSlot}
    >
      <div id="app">{slot}</div>
    </PageLayout>,
  );
  const [before = '', after = ''] = markup.split(slot);
  return (screen, language = '') => before.replace(languageSlot, () => language) + screen + after;
}

/** The layouts of a brand's pages, each rendered once, when it is first asked for. */
export function createLayouts(
  brand: Brand,
  drawings: BrandDrawings,
): (site: SiteKey, framing: Framing) => PutInLayout {
  const layouts = new Map<string, PutInLayout>();
  return (site, framing) => {
    const { layout, panel, embedded } = framing;
    const key = `${site} ${layout} ${panel} ${embedded}`;
    const known = layouts.get(key) ?? renderLayout({ brand, drawings }, site, framing);
    layouts.set(key, known);
    return known;
  };
}
