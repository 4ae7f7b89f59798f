import type { ComponentType } from 'react';
import type { PageState } from '../routes/page-state.ts';
import type { Route } from '../routes/route.ts';

/** A route with its screen loaded: what the app shows. */
export interface View {
  readonly route: Route;
  readonly Screen: ComponentType;
  readonly state: PageState;
}

/** Loads a route's screen. */
export async function viewOf(route: Route, state: PageState): Promise<View> {
  const { Screen } = await route.load();
  return { route, Screen, state };
}
