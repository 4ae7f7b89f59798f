import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteKey } from '@crema/flow-domain';
import type { Brand } from '../brand/brand.ts';
import { frameTexts } from './frame-texts.ts';
import { Frame } from './frame.tsx';

const slot = 'the-screen-stands-here';

/** The frame of one site's pages around the markup of a screen, which alone becomes React's in the browser. */
export type PutInFrame = (screen: string) => string;

/** Renders a site's frame, which is the same for every page and visitor. */
function frameOf(brand: Brand, site: SiteKey): PutInFrame {
  const frame = renderToStaticMarkup(
    <Frame texts={frameTexts(site)} name={brand.name} links={brand.links(site)}>
      <div id="app">{slot}</div>
    </Frame>,
  );
  const [before = '', after = ''] = frame.split(slot);
  return (screen) => before + screen + after;
}

/** The frames of a brand, each rendered once, when it is first asked for. */
export function createFrames(brand: Brand): (site: SiteKey) => PutInFrame {
  const frames = new Map<SiteKey, PutInFrame>();
  return (site) => {
    const frame = frames.get(site) ?? frameOf(brand, site);
    frames.set(site, frame);
    return frame;
  };
}
