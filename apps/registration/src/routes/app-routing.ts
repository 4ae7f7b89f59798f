import { createRouteTable } from '@crema/page-shell/route-table';
import { brand } from '../brand/chosen.ts';
import { checks } from './checks.ts';
import { routes } from './routes.ts';
import type { Routing } from './routing.ts';
import { screens } from './screens.ts';

/** The app's routes, with their checks and screens. */
export const appRouting: Routing = {
  table: createRouteTable(routes, { card: brand.cardWord }),
  checks,
  screens,
};
