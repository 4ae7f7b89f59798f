import type { Brand } from '../brand/brand.ts';
import type { PageState } from '../routes/page-state.ts';
import type { BuildAssets } from '../shell/assets.ts';
import type { ScriptBeside } from '../shell/document.ts';
import { addressIn, type Embedding } from './embedding.ts';

/** The script of an embedded page, with what it tells and to whom. */
export function besideOf(
  embedding: Embedding,
  { framed }: Pick<BuildAssets, 'framed'>,
  { links }: Pick<Brand, 'links'>,
  { site, route, parameter, form }: PageState,
): ScriptBeside {
  const { host, flow, done, place, offers, path } = embedding;
  // A form that came back is left where it is: what stands in it would be lost.
  const asksForCookies = place === 'frame' && !offers && route.form && !form;
  return {
    src: framed,
    data: {
      host,
      // Of who comes to a page after the form without having sent one, the page itself says which flow it belongs to.
      flow: flow ?? route.form?.flow ?? parameter ?? 'community',
      done,
      shop: parameter === 'checkout' ? links(site).checkout : links(site).shop,
      offer: asksForCookies ? addressIn({ ...embedding, done: undefined, offers: true }, path) : undefined,
    },
  };
}
