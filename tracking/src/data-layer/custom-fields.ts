import type { CustomEventData } from '../schema/custom-event-data.ts';
import { copyFields } from './fields.ts';

/** The fields by which a page names a custom event. */
const names = /^event_(category|action|label|type|name)$/;

/** Copies what an event says: everything, or what it says beside the fields that name it. */
export function copyCustomFields(
  which: 'all' | 'details',
  data: CustomEventData,
  into: Record<string, unknown>,
): void {
  copyFields(data, into, which === 'all' ? undefined : names);
}
