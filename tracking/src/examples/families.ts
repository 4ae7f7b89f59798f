import { commerce } from './commerce.ts';
import { customer } from './customer.ts';
import { events } from './events.ts';
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

/** All examples, family by family. */
export const families = [
  ['Registration', registration],
  ['Events', events],
  ['Pages', pages],
  ['Fields of pages', pageFields],
  ['GA4 names', ga4Names],
  ['E-commerce', commerce],
  ['Item lists and leads', listsAndLeads],
  ['Customers', customer],
  ['New product ids', productIds],
  ['The visit', visits],
  ['Product history', history],
  ['exactag', exactag],
  ['The internal tracker', internalTracker],
  ['The touch-point service', touchPoint],
  ['The native app', nativeApp],
] as const;
