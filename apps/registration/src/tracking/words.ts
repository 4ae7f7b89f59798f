/** The messages about flows. The page fetches them together, before it sends the first one. */
import { customEvent, type Happening } from './custom-event.ts';
import { leadsOf } from './leads.ts';
import type { Post } from './wired.ts';

/** Posts the messages of an event in a flow. */
export function reportFlow(post: Post, event: Happening, cardWord: string): void {
  post('CustomEventData', customEvent(event, cardWord));
  for (const lead of leadsOf(event)) post('LeadData', lead);
}
