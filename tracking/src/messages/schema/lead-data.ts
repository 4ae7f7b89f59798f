import type { Schema } from './kind.ts';
import type { Data, Input, Needed } from './kinds.ts';

/** The fields of LeadData (Tracking §3). */
export const leadData = {
  /** The visitor's interest, such as `newsletter`. */
  lead_id: 'text',
  /** In units of the site's currency. */
  lead_value: 'number',
  /** For the affiliate channel only. */
  exactag_level: 'text',
  /** The channels that get the lead. @default all */
  scope: 'names',
} as const satisfies Schema;

/** LeadData after reading. */
export type LeadData = Data<typeof leadData>;

/** LeadData as a page sends it. */
export type LeadDataInput = Input<typeof leadData> & Needed<Input<typeof leadData>, 'lead_id'>;
