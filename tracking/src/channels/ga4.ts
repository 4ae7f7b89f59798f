import { limitParams } from '../ga4/limits.ts';
import type { MapEvent } from '../ga4/map-event.ts';
import { catalogue, notices } from '../log/warnings.ts';
import type { Composition } from './channel.ts';
import { copyCustomFields } from './custom-fields.ts';
import type { Format } from './data-layer-channel.ts';
import { pageFields } from './page-fields.ts';
import { visitorFields } from './visitor-fields.ts';

function limited(event: string, params: Readonly<Record<string, unknown>>, warning?: string): Composition {
  const { kept, dropped } = limitParams(params);
  const warnings = warning ? [warning] : [];
  if (dropped.length > 0) warnings.push(notices.tooManyParams(event, dropped));
  return { record: { ...kept, event }, warnings };
}

/** The GA4 format of the data layer: GA4's names for events, its limits on what they carry. */
export function ga4(mapEvent: MapEvent): Format {
  return {
    name: 'ga4',
    skipped: catalogue.skippedForGa4,
    page: (page, context) => limited('page_view', pageFields(page, context)),
    custom: (data, { consent }) => {
      const { name, params, detailed } = mapEvent(data);
      const all = visitorFields(consent);
      if (detailed) copyCustomFields('details', data, all);
      const type = data.event_type;
      const warning = type && type !== 'ga4' ? notices.unknownEventType(type) : undefined;
      return limited(name, Object.assign(all, params), warning);
    },
  };
}
