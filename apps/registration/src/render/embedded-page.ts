import { addressIn, type Embedding, successIn } from '@crema/embed/address';
import { embeddedPaths } from '@crema/embed/paths';
import type { BuildAssets } from '@crema/page-shell/assets';
import type { ScriptBeside } from '@crema/page-shell/document';
import type { Brand } from '../brand/brand.ts';
import type { PageState } from '../routes/page-state.ts';

/**
 * Returns the state of an embedded page. The page leads on to embedded pages, by a load, and its forms post to a path where the
 * server reads the frame's cookies. The app finds both in its state, and does not know that it is embedded.
 */
export function embeddedState(embedding: Embedding, state: PageState): PageState {
  const { route } = state;
  const success = successIn(embedding, route);
  const isLast = route.next === undefined;
  return {
    ...state,
    afterSave: isLast ? success : undefined,
    route: {
      ...route,
      next: isLast ? undefined : success,
      returns: undefined,
      under: embedding.place === 'frame' ? embeddedPaths.frame : undefined,
    },
  };
}

/** Returns the script of an embedded page with its data: what it reports, and to which page. */
export function besideOf(
  embedding: Embedding,
  { framed }: Pick<BuildAssets, 'framed'>,
  { links }: Pick<Brand, 'links'>,
  { site, route, parameter, form }: PageState,
): ScriptBeside {
  const { host, flow, done, place, offers, path } = embedding;
  // A form that came back stays, because another page would lose its entries.
  const asksForCookies = place === 'frame' && !offers && route.form && !form;
  return {
    src: framed,
    data: {
      host,
      // A visitor can open a page after the form directly. Then the page itself names its flow.
      flow: flow ?? route.form?.flow ?? parameter ?? 'community',
      done,
      shop: parameter === 'checkout' ? links(site).checkout : links(site).shop,
      offer: asksForCookies ? addressIn({ ...embedding, done: undefined, offers: true }, path) : undefined,
    },
  };
}
