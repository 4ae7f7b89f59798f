import type { Channel, Composition } from '../channels/channel.ts';
import type { Format } from './format.ts';
import type { SendRecord } from './send-record.ts';

const nothing: Composition = { records: [] };

/** The channel of a data-layer format. */
export function dataLayerChannel(format: Format, send: SendRecord, needs: readonly string[] = []): Channel {
  return {
    name: format.name,
    family: 'datalayer',
    needs,
    accepts: ({ name }) => name !== 'ProductSourceEventData',
    compose: (event, context) => {
      switch (event.name) {
        case 'InitialPageData':
          return 'path' in event ? format.InitialPageData(event, context) : nothing;
        case 'CustomEventData':
          if (event.data.event_category && event.data.event_action) {
            return format.CustomEventData(event.data, context);
          }
          return format.skipped ? { records: [], warnings: [format.skipped] } : nothing;
        case 'EcommerceEventData':
          return format.EcommerceEventData(event.data, context);
        case 'ItemListData':
          return format.ItemListData(event.data, context);
        case 'LeadData':
          return format.LeadData(event.data, context);
        default:
          return nothing;
      }
    },
    send,
  };
}
