import type { Host } from '../../visit/host.ts';
import type { VisitSettings } from '../../visit/visit-options.ts';
import { customEventData } from '../../messages/schema/custom-event-data.ts';
import type { Schema } from '../../messages/schema/kind.ts';
import { productSourceEventData } from '../../messages/schema/product-source-event-data.ts';
import { trackAttribute } from './attributes.ts';
import { linkFields } from './link-fields.ts';

type Fields = Readonly<Record<string, string>>;

/** What is read of the options. */
interface ListenerSettings extends VisitSettings {
  readonly listeners?: boolean;
}

/** What is marked as an event, and what as the tile of a product. */
const event = '[data-track-category][data-track-action]';
const tile = '[data-track-product-id]:not([data-track-product-id=""])';

function readFields(element: Element, schema: Schema): Fields {
  const fields: Record<string, string> = {};
  for (const field of Object.keys(schema)) {
    const value = element.getAttribute(trackAttribute(field));
    if (value) fields[field] = value;
  }
  return fields;
}

/**
 * Tells of clicks by what the elements say in their `data-track-…` attributes: within a tile the product and its source,
 * within an element with category and action a custom event, where a link fills in its kind and its target.
 */
export function start({
  window: { document, location },
  settings,
  tell,
  onStop,
}: Pick<Host<ListenerSettings>, 'window' | 'settings' | 'tell' | 'onStop'>): object {
  if (!settings.listeners) return {};
  const hear = ({ target }: { readonly target?: unknown }) => {
    if (!(target instanceof Element)) return;
    const product = target.closest(tile);
    if (product) tell('ProductSourceEventData', readFields(product, productSourceEventData));
    const tracked = target.closest(event);
    const fields = tracked && readFields(tracked, customEventData);
    if (!fields?.['event_category'] || !fields['event_action']) return;
    const link = target.closest('a[href]');
    tell('CustomEventData', { ...(link && linkFields(link, location.href, settings)), ...fields });
  };
  // On its way down, so that it is heard even where the page lets it go no further.
  document.addEventListener('click', hear, true);
  onStop(() => document.removeEventListener('click', hear, true));
  return {};
}
