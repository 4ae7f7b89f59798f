import type { FlowEvent } from '@crema/flow-form';
import type { ServedRoute } from '../routes/route.ts';

/** What the app reports to tracking. */
export interface Reports {
  page(route: ServedRoute): void;
  flow(event: FlowEvent): void;
}
