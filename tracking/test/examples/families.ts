import { commerce } from './commerce.ts';
import { customer } from './customer.ts';
import { events } from './events.ts';
import { edges } from './edges.ts';
import { exactag } from './exactag.ts';
import { ga4Names } from './ga4-names.ts';
import { history } from './history.ts';
import { internalTracker } from './internal-tracker.ts';
import { listsAndLeads } from './lists-and-leads.ts';
import { nativeApp } from './native-app.ts';
import { pageFields } from './page-fields.ts';
import { pages } from './pages.ts';
import { productIds } from './product-ids.ts';
import { registration } from './registration.ts';
import { touchPoint } from './touch-point.ts';
import { visits } from './visits.ts';
import { customerOldFormat } from './customer-old-format.ts';
import { customerAsked } from './customer-asked.ts';
import { exactagOrders } from './exactag-orders.ts';
import { internalTrackerVisits } from './internal-tracker-visits.ts';
import { commerceFaults } from './commerce-faults.ts';
import type { Example } from '../doubles/example.ts';

/** All examples, family by family. */
export const families = [
  ['Registration', registration],
  ['Events', events],
  ['Pages', pages],
  ['Fields of pages', pageFields],
  ['GA4 names', ga4Names],
  ['E-commerce', commerce],
  ['E-commerce with faults', commerceFaults],
  ['Edges', edges],
  ['Item lists and leads', listsAndLeads],
  ['Customers', customer],
  ['Customers in the old format', customerOldFormat],
  ['Customer data from the shop', customerAsked],
  ['New product ids', productIds],
  ['The visit', visits],
  ['Product history', history],
  ['exactag', exactag],
  ['exactag: orders and leads', exactagOrders],
  ['The internal tracker', internalTracker],
  ['The internal tracker: visits and failures', internalTrackerVisits],
  ['The touch-point service', touchPoint],
  ['The native app', nativeApp],
] as const;

/** All examples, of every family. */
export const examples = families.flatMap<Example>(([, all]) => all);
