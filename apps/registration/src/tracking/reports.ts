import type { FlowEvent } from '@crema/flow-form';
import type { Route } from '../routes/route.ts';

/** What the app reports to tracking. */
export interface Reports {
  page(route: Route): void;
  flow(event: FlowEvent): void;
}
