import { ch } from './ch.ts';
import type { Site } from './site.ts';

/** Switzerland, in French: the country's rules with its own language (Registration §1). */
export const chFr = {
  ...ch,
  key: 'CH_FR',
  locale: 'fr-CH',
  pageLanguage: 'fr',
} as const satisfies Site;
