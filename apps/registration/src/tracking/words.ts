/** The messages about flows. The page fetches them together, before it sends the first one. */
import { customEvent, type Happening } from './custom-event.ts';
import { leadsOf } from './leads.ts';
import type { Post } from './wired.ts';

let isKept = false;

/** Fetches what tells the services of the channels, with the first event. Without it registrations are judged by less. */
function keep(): void {
  if (isKept) return;
  isKept = true;
  import('@crema/page-calls/receipts').then(({ keepReceipts }) => keepReceipts(window)).catch(() => {});
}

/** Posts the messages of an event in a flow. */
export function reportFlow(post: Post, event: Happening, cardWord: string): void {
  keep();
  post('CustomEventData', customEvent(event, cardWord));
  for (const lead of leadsOf(event)) post('LeadData', lead);
}
