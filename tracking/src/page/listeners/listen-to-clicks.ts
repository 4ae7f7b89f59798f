import type { VisitSettings } from '../../visit/visit-options.ts';
import { pagePath } from '../page-facts.ts';
import { addressOf, isOwnHost } from '../../visit/address.ts';
import type { Host } from '../../visit/host.ts';
import { customEventData } from '../../messages/schema/custom-event-data.ts';
import type { Schema } from '../../messages/schema/kind.ts';
import { productSourceEventData } from '../../messages/schema/product-source-event-data.ts';
import { trackAttribute } from './attributes.ts';

/** Matches files that a browser saves instead of showing. */
const files = /\.(pdf|zip|docx?|xlsx?)$/i;

/**
 * Returns type and target of a click on a link. The type is `download`, `internal` on the shop's own hosts, or `external`. The
 * target is the path, after the host if that is external. Query and fragment are left out, and so are links to an e-mail address
 * and similar ones, because they may contain personal data.
 */
function linkFields(link: Element, page: string, settings: VisitSettings): Readonly<Record<string, string>> {
  // The `href` of an SVG link is an object and not an address.
  const address = 'href' in link ? addressOf(String(link.href)) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) return {};
  const { host, pathname } = address;
  const [type, elsewhere] = isOwnHost(host, page, settings) ? ['internal', ''] : ['external', host];
  return {
    click_type: link.hasAttribute('download') || files.test(pathname) ? 'download' : type,
    click_target: elsewhere + pagePath(pathname),
  };
}

type Fields = Readonly<Record<string, string>>;

/** The options that the listeners read. */
interface ListenerSettings extends VisitSettings {
  readonly listeners?: boolean;
}

/** Selectors of elements with an event, and of product tiles. */
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
 * Listens to clicks, and posts messages from the `data-track-…` attributes of elements. A click in a tile posts the product and its
 * source. A click in an element with category and action posts a custom event. A link adds its type and target.
 */
export function start({
  window: { document, location },
  settings,
  post,
  onStop,
}: Pick<Host<ListenerSettings>, 'window' | 'settings' | 'post' | 'onStop'>): object {
  if (!settings.listeners) return {};
  const onClick = ({ target }: { readonly target?: unknown }) => {
    if (!(target instanceof Element)) return;
    const product = target.closest(tile);
    if (product) post('ProductSourceEventData', readFields(product, productSourceEventData));
    const tracked = target.closest(event);
    const fields = tracked && readFields(tracked, customEventData);
    if (!fields?.['event_category'] || !fields['event_action']) return;
    const link = target.closest('a[href]');
    post('CustomEventData', { ...(link && linkFields(link, location.href, settings)), ...fields });
  };
  // Captured, so that it arrives even if the page stops its propagation.
  document.addEventListener('click', onClick, true);
  onStop(() => document.removeEventListener('click', onClick, true));
  return {};
}
