import type { ExtensionHost } from '../extension/extension.ts';
import type { Services } from '../extension/services.ts';
import { customEventData } from '../schema/custom-event-data.ts';
import type { Schema } from '../schema/kinds.ts';
import { productSourceEventData } from '../schema/product-source-event-data.ts';
import { trackAttribute } from './attributes.ts';
import { linkFields } from './link-fields.ts';

type Fields = Readonly<Record<string, string>>;

const attributesOf = (schema: Schema) =>
  Object.keys(schema).map((field) => [field, trackAttribute(field)] as const);

function readFields(element: Element, attributes: ReturnType<typeof attributesOf>): Fields {
  const fields: Record<string, string> = {};
  for (const [field, attribute] of attributes) {
    const value = element.getAttribute(attribute);
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
  services: Pick<Services, 'url' | 'onClick'>,
  push: (name: 'CustomEventData' | 'ProductSourceEventData', data: Fields) => void,
): () => void {
  const eventAttributes = attributesOf(customEventData);
  const sourceAttributes = attributesOf(productSourceEventData);
  const event = `[${trackAttribute('event_category')}][${trackAttribute('event_action')}]`;
  const id = trackAttribute('product_id');
  const tile = `[${id}]:not([${id}=""])`;
  return services.onClick((target) => {
    const product = target.closest(tile);
    if (product) push('ProductSourceEventData', readFields(product, sourceAttributes));
    const tracked = target.closest(event);
    const fields = tracked && readFields(tracked, eventAttributes);
    if (!fields?.['event_category'] || !fields['event_action']) return;
    const link = target.closest('a[href]');
    push('CustomEventData', { ...(link && linkFields(link, services.url(), settings)), ...fields });
  });
}
