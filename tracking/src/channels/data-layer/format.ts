import type { ChannelRecord, ComposeContext, Channel } from '../channel.ts';
import type { TrackedEvent } from '../../page/tracked-event.ts';
import type { SendRecord } from './data-layer.ts';

/** Composes the records of an event in a format of the data layer. Calls `warn` with each warning. */
export type Format = (
  event: TrackedEvent,
  context: ComposeContext,
  warn: (text: string) => void,
) => readonly ChannelRecord[];

/** Creates the channel of a data-layer format. */
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
