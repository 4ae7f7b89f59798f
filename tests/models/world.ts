import type { Page } from './page.tsx';
import type { Scene } from './scene.ts';

/** The facts about a page and its form that are visible from outside. */
export interface World {
  readonly scene: Scene;
  page: Page;
  /** The shopper's entries, by the names of the inputs, visible or not. */
  written: Map<string, string>;
  /** The entries on the other side of Turkey's border. */
  elsewhere: Map<string, string>;
  /** The submitted values before the shopper came back through the back/forward cache. */
  sent: Map<string, string>;
  /** The state: the shopper may submit, a call waits for its response, or the page is about to close. */
  state: 'editing' | 'pending' | 'left';
  /** The number of calls and events of the page that are already checked. */
  calls: number;
  events: number;
  /** The errors that no code caught. */
  readonly faults: string[];
  /** All typed texts. */
  readonly texts: Set<string>;
}
