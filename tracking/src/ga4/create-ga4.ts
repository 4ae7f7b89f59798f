import type { Format } from '../data-layer/format.ts';
import type { Settings } from '../install/options.ts';
import { ga4Rules as ownRules } from './ga4-rules.ts';
import { ga4 } from './ga4.ts';
import { createMapEvent } from './map-event.ts';
import { createRuleTable } from './rule-table.ts';

/** Creates the GA4 format, by the shop's own table of names if it has one. */
export type CreateGa4 = (settings: Pick<Settings, 'ga4Rules' | 'cardWord'>) => Format;

/** Creates the GA4 format, by the shop's own table of names if it has one. */
export const createGa4: CreateGa4 = ({ ga4Rules = ownRules, cardWord }) =>
  ga4(createMapEvent(createRuleTable(ga4Rules, cardWord)));
