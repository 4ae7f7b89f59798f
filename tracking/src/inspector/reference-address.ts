import type { Entry } from './entry.ts';
import { ga4NameOf } from './ga4-name.ts';

/** Returns the page of the reference for a message, and the heading. */
function pageOf(entry: Entry, name: string): readonly [part: string, heading: string] {
  const { message } = entry;
  const { event } = ga4NameOf(entry);
  if (message?.name === 'EcommerceEventData' && message.data.event) {
    return ['event-names', message.data.event.replace(' ', '-')];
  }
  // The shop's own names have no heading. Then the link leads to the top of the page.
  if (message?.name === 'CustomEventData' && typeof event === 'string') return ['ga4-names', event];
  return [`messages/${name}`, ''];
}

/**
 * Returns the address of a message in the reference, or undefined for a note or a warning about no message.
 * @param reference address of the first page: `…/README.md` or, in Storybook, `…?path=/docs/tracking-readme--docs`
 */
export function referenceAddress(reference: string, entry: Entry): string | undefined {
  if (!entry.name) return undefined;
  const [part, heading] = pageOf(entry, entry.name);
  return reference
    .replace(/#.*/, '')
    .replace('README.md', `${part}.md`)
    .replace('readme--docs', `${part.replace('/', '-').toLowerCase()}--docs`)
    .concat(heading && `#${heading}`);
}
