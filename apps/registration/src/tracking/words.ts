/** What is told of flows, fetched together with the first of it. */
export { customEvent } from './custom-event.ts';
export { leadsOf } from './leads.ts';
