import type { ShownCustomer } from '@crema/flow-domain';
import type { LoadScreen } from '@crema/page-shell/served-page';
import type { Shown } from '@crema/page-shell/use-view';
import type { ComponentType } from 'react';
import { loadPack } from '../packs/index.ts';
import type { Pack } from 'virtual:crema-packs';
import type { PageState } from '../routes/page-state.ts';

/** A page with all it needs. */
export interface View extends Shown {
  readonly Screen: ComponentType;
  readonly pack: Pack;
  readonly state: PageState;
}

const wholePack = async ({ later, more, ...pack }: Pack): Promise<Pack> => ({
  ...pack,
  messages: { ...pack.messages, ...(await later?.()), ...(await more?.()) },
});

/** Returns what a page after a registration shows of a customer, such as a card, or nothing. */
export const hasResults = ({ card, cardLayout, isConfirmationSent }: Partial<ShownCustomer> = {}) =>
  card ?? cardLayout ?? isConfirmationSent;

/**
 * Loads a page's screen and its pack.
 * @param loadScreen loads the screen of a route, by its id
 */
export async function loadView(state: PageState, loadScreen: LoadScreen): Promise<View> {
  const [{ Screen }, pack] = await Promise.all([
    loadScreen(state.route.id),
    // A form that came back says at once what is wrong with it, and a card has its texts. On the server nothing is fetched later.
    loadPack(state.site, state.route).then((each) =>
      state.form || hasResults(state.customer) || import.meta.env.SSR ? wholePack(each) : each,
    ),
  ]);
  return { Screen, pack, state };
}
