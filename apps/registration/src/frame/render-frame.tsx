import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteKey } from '@crema/flow-domain';
import type { Brand } from '../brand/brand.ts';
import { frameTexts } from './frame-texts.ts';
import { Frame } from './frame.tsx';

const slot = 'the-screen-stands-here';

/** The frame of a site's pages around the markup of a screen, which alone becomes React's in the browser. */
export function renderFrame(brand: Brand, site: SiteKey, screen: string): string {
  const frame = renderToStaticMarkup(
    <Frame texts={frameTexts(site)} name={brand.name} links={brand.links(site)}>
      <div id="app">{slot}</div>
    </Frame>,
  );
  const [before = '', after = ''] = frame.split(slot);
  return before + screen + after;
}
