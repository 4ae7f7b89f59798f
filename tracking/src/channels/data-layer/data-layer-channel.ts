import type { Channel } from '../channel.ts';
import type { Format } from './format.ts';
import type { SendRecord } from './send-record.ts';

/** The channel of a data-layer format. */
export function dataLayerChannel(
  name: string,
  format: Format,
  send: SendRecord,
  needs: readonly string[] = [],
): Channel {
  return {
    name,
    family: 'datalayer',
    needs,
    accepts: (event) => event.name !== 'ProductSourceEventData',
    compose: (event, context) => {
      const warnings: string[] = [];
      return { records: format(event, context, (text) => warnings.push(text)), warnings };
    },
    send: (record, event) => send(name, record, event),
  };
}
