import { embeddedPaths } from '@crema/flow-domain/embedding';
import type { PageState } from '../routes/page-state.ts';
import { type Embedding, successIn } from './embedding.ts';

/**
 * The state of a page that stands in somebody else's: it leads on to embedded pages, by a load, and its forms go where the frame's
 * cookies are read. The app finds both in its state, and knows nothing of being embedded.
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
