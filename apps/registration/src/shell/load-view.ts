import type { ComponentType } from 'react';
import { loadPack } from '../packs/index.ts';
import type { Pack } from 'virtual:crema-packs';
import type { PageState } from '../routes/page-state.ts';
import type { Screens } from '../routes/screens.ts';

/** A page with all it needs: what the app shows. */
export interface View {
  readonly Screen: ComponentType;
  readonly pack: Pack;
  readonly state: PageState;
  /** Puts the page's own style in place of the one before; called when the page is shown. */
  readonly putOnStyle?: (() => void) | undefined;
}

/** Loads a page's screen and its pack. */
export async function loadView(state: PageState, screens: Screens): Promise<View> {
  const { id } = state.route;
  const load = screens[id];
  if (!load) throw new Error(`No screen for '${id}': see routes/screens.ts`);
  const [{ Screen }, pack] = await Promise.all([load(), loadPack(state.site, state.route)]);
  return { Screen, pack, state };
}
