import type { FlowEvent } from '@crema/flow-form';
import type { ServedRoute } from '../routes/route.ts';

/** What the app reports to tracking. */
export interface Reports {
  page(route: ServedRoute): void;
  flow(event: FlowEvent): void;
}

/** Reports of a frame in somebody else's page: nothing is told there, because nobody could be asked for their consent. */
export const noReports: Reports = { page: () => {}, flow: () => {} };
