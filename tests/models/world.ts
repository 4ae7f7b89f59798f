import type { Page } from './page.tsx';
import type { Scene } from './scene.ts';

/** What happened to a page and its form, as far as it can be told from outside. */
export interface World {
  readonly scene: Scene;
  page: Page;
  /** What the shopper has written and chosen, by the names of the inputs, whether they are shown now or not. */
  written: Map<string, string>;
  /** What was written on the other side of Turkey's border. */
  elsewhere: Map<string, string>;
  /** What was sent before the shopper came back to the page as it was left. */
  sent: Map<string, string>;
  /** Whether the form may be sent, a call waits for its answer, or the page is about to go. */
  state: 'editing' | 'pending' | 'left';
  /** How many calls and events of the page are accounted for. */
  calls: number;
  events: number;
  /** What went wrong without anybody catching it. */
  readonly faults: string[];
  /** Every text that was typed. */
  readonly texts: Set<string>;
}
