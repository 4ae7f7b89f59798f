import type { ComposeContext, Composition } from '../channels/channel.ts';
import type { PageEvent } from '../page/tracked-event.ts';
import type { CustomEventData } from '../schema/custom-event-data.ts';
import type { EcommerceEventData } from '../schema/ecommerce-event-data.ts';
import type { ItemListData } from '../schema/item-list-data.ts';
import type { LeadData } from '../schema/lead-data.ts';

type Compose<Told> = (told: Told, context: ComposeContext) => Composition;

/** How one format of the data layer writes what it is told, a function for each message. */
export interface Format {
  readonly name: string;
  readonly InitialPageData: Compose<PageEvent>;
  /** A custom event that has a category and an action. */
  readonly CustomEventData: Compose<CustomEventData>;
  readonly EcommerceEventData: Compose<EcommerceEventData>;
  readonly ItemListData: Compose<ItemListData>;
  readonly LeadData: Compose<LeadData>;
  /** What is warned of when an event without category or action is skipped (Tracking §5). */
  readonly skipped?: string;
}
