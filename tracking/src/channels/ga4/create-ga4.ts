import type { Format } from '../data-layer/format.ts';
import type { Ga4Rule } from './ga4-rule.ts';
import { ga4Rules as ownRules } from './ga4-rules.ts';
import { ga4 } from './ga4.ts';
import { createMapEvent } from './map-event.ts';
import { createRuleTable } from './rule-table.ts';

/** What the GA4 format depends on. */
interface Ga4Settings {
  /** The shop's own table of names. */
  readonly ga4Rules?: readonly Ga4Rule[];
  /** Brand word of the loyalty card. */
  readonly cardWord: string;
}

/** Creates the GA4 format, by the shop's own table of names if it has one. */
export type CreateGa4 = (settings: Ga4Settings) => Format;

/** Creates the GA4 format, by the shop's own table of names if it has one. */
export const createGa4: CreateGa4 = ({ ga4Rules = ownRules, cardWord }) =>
  ga4(createMapEvent(createRuleTable(ga4Rules, cardWord)));
