/** The messages about flows. The page fetches them together, before it sends the first one. */
export { customEvent } from './custom-event.ts';
export { leadsOf } from './leads.ts';
