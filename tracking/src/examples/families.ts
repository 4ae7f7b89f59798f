import { commerce } from './commerce.ts';
import { events } from './events.ts';
import { ga4Names } from './ga4-names.ts';
import { listsAndLeads } from './lists-and-leads.ts';
import { pageFields } from './page-fields.ts';
import { pages } from './pages.ts';
import { registration } from './registration.ts';

/** All examples, family by family. */
export const families = [
  ['Registration', registration],
  ['Events', events],
  ['Pages', pages],
  ['Fields of pages', pageFields],
  ['GA4 names', ga4Names],
  ['E-commerce', commerce],
  ['Item lists and leads', listsAndLeads],
] as const;
