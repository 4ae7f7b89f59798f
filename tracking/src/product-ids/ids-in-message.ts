import type { EventMessage, PageMessage } from '../schema/parse-message.ts';

/** The fields of items and product sources that hold ids of products. */
const idFields = ['item_id', 'product_id', 'source_product_id'] as const;

type Holder = { readonly [Field in (typeof idFields)[number]]?: string };

/** Whatever in a message names products: items, the entries of a list, a product source. */
function holdersIn(message: PageMessage | EventMessage): readonly Holder[] {
  switch (message.name) {
    case 'EcommerceEventData':
      return message.data.ecommerce?.items ?? [];
    case 'ItemListData':
      return message.data.items ?? [];
    case 'ProductSourceEventData':
      return [message.data];
    default:
      return [];
  }
}

/** The ids in a message that have to be mapped, in order, each once: exactly 9 digits (Tracking §5). */
export function idsIn(message: PageMessage | EventMessage): readonly string[] {
  const ids = holdersIn(message).flatMap((holder) => idFields.map((field) => holder[field] ?? ''));
  return [...new Set(ids)].filter((id) => /^\d{9}$/.test(id));
}

/** A copy with the new ids; what has none keeps the one it has. */
function renewed<Told extends Holder>(told: Told, newId: (id: string) => string | undefined): Told {
  const found: { [Field in (typeof idFields)[number]]?: string } = {};
  for (const field of idFields) {
    const id = newId(told[field] ?? '');
    if (id) found[field] = id;
  }
  return { ...told, ...found };
}

/** The message with new ids in place of the old ones. The message itself is left as it is. */
export function withNewIds<Told extends PageMessage | EventMessage>(
  message: Told,
  newId: (id: string) => string | undefined,
): Told;
export function withNewIds(
  message: PageMessage | EventMessage,
  newId: (id: string) => string | undefined,
): PageMessage | EventMessage {
  const renew = <Each extends Holder>(each: Each) => renewed(each, newId);
  switch (message.name) {
    case 'EcommerceEventData': {
      const { ecommerce } = message.data;
      if (!ecommerce?.items) return message;
      const items = ecommerce.items.map(renew);
      return { ...message, data: { ...message.data, ecommerce: { ...ecommerce, items } } };
    }
    case 'ItemListData': {
      const { items } = message.data;
      return items ? { ...message, data: { ...message.data, items: items.map(renew) } } : message;
    }
    case 'ProductSourceEventData':
      return { ...message, data: renew(message.data) };
    default:
      return message;
  }
}
