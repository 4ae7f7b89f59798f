import { events } from './events.ts';
import { pages } from './pages.ts';
import { registration } from './registration.ts';

/** All examples, family by family. */
export const families = [
  ['Registration', registration],
  ['Events', events],
  ['Pages', pages],
] as const;
