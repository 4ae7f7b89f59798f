import type { Channel } from '../channels/channel.ts';
import type { Format } from './format.ts';
import type { SendRecord } from './send-record.ts';

/** The channel of a data-layer format. `skipped` is warned of when an event without category or action is left out. */
export function dataLayerChannel(
  name: string,
  format: Format,
  send: SendRecord,
  needs: readonly string[] = [],
  skipped: readonly string[] = [],
): Channel {
  return {
    name,
    family: 'datalayer',
    needs,
    accepts: (event) => event.name !== 'ProductSourceEventData',
    compose: (event, context) => {
      if (event.name === 'CustomEventData' && !(event.data.event_category && event.data.event_action)) {
        return { records: [], warnings: skipped };
      }
      const warnings: string[] = [];
      return { records: format(event, context, (text) => warnings.push(text)), warnings };
    },
    send: (record, event) => send(name, record, event),
  };
}
