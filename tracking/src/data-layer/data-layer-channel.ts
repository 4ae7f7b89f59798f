import type { PageEvent } from '../page/tracked-event.ts';
import type { CustomEventData } from '../schema/custom-event-data.ts';
import type { Channel, ComposeContext, Composition } from './channel.ts';
import type { SendRecord } from './data-layer.ts';

/** How one format of the data layer writes what it is told. */
export interface Format {
  readonly name: string;
  readonly page: (page: PageEvent, context: ComposeContext) => Composition;
  /** A custom event that has a category and an action. */
  readonly custom: (data: CustomEventData, context: ComposeContext) => Composition;
  /** What is warned of when one of the two is missing, and the event is skipped (Tracking §5). */
  readonly skipped?: string;
}

/** The channel of a data-layer format. */
export function dataLayerChannel(format: Format, send: SendRecord, needs: readonly string[] = []): Channel {
  const { name, page, custom, skipped } = format;
  return {
    name,
    family: 'datalayer',
    needs,
    accepts: (event) => 'data' in event,
    compose: (event, context) => {
      if (event.name === 'InitialPageData') return page(event, context);
      if (event.name !== 'CustomEventData') return {};
      const { data } = event;
      if (data.event_category && data.event_action) return custom(data, context);
      return skipped ? { warnings: [skipped] } : {};
    },
    send,
  };
}
