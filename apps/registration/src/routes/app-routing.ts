import { brand } from '../brand/chosen.ts';
import { checks } from './checks.ts';
import { createRouteTable } from './route-table.ts';
import { routes } from './routes.ts';
import type { Routing } from './routing.ts';
import { screens } from './screens.ts';

/** The app's routes, with their checks and screens. */
export const appRouting: Routing = { table: createRouteTable(routes, brand.cardWord), checks, screens };
