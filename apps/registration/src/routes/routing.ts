import type { RouteChecks } from '@crema/page-shell/route-checks';
import type { Visit } from './checks.ts';
import type { RouteTable } from './route.ts';
import type { Screens } from './screens.ts';

/** All that decides which page an address shows, and the screens it shows. */
export interface Routing {
  readonly table: RouteTable;
  readonly checks: RouteChecks<Visit>;
  readonly screens: Screens;
}
