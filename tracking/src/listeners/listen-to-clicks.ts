import type { ExtensionHost } from '../extension/extension.ts';
import type { Services } from '../extension/services.ts';
import { customEventData } from '../schema/custom-event-data.ts';
import type { Schema } from '../schema/kind.ts';
import { productSourceEventData } from '../schema/product-source-event-data.ts';
import { trackAttribute } from './attributes.ts';
import { linkFields } from './link-fields.ts';

type Fields = Readonly<Record<string, string>>;

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
 * within an element with category and action a custom event, where a link fills in its kind and its target. Gives back how
 * to stop.
 */
export function listenToClicks(
  { settings }: Pick<ExtensionHost, 'settings'>,
  { document, location }: Pick<Services, 'document' | 'location'>,
  push: (name: 'CustomEventData' | 'ProductSourceEventData', data: Fields) => void,
): () => void {
  const hear = ({ target }: { readonly target: unknown }) => {
    if (!(target instanceof Element)) return;
    const product = target.closest(tile);
    if (product) push('ProductSourceEventData', readFields(product, productSourceEventData));
    const tracked = target.closest(event);
    const fields = tracked && readFields(tracked, customEventData);
    if (!fields?.['event_category'] || !fields['event_action']) return;
    const link = target.closest('a[href]');
    push('CustomEventData', { ...(link && linkFields(link, location.href, settings)), ...fields });
  };
  // On its way down, so that it is heard even where the page lets it go no further.
  document.addEventListener('click', hear, true);
  return () => document.removeEventListener('click', hear, true);
}
