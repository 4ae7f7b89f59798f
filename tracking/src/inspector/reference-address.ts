import type { Entry } from './entry.ts';
import { ga4NameOf } from './ga4-name.ts';

/** The part of the reference that tells of a message, and the heading in it. */
function placeOf(entry: Entry, name: string): readonly [part: string, heading: string] {
  const { message } = entry;
  const { event } = ga4NameOf(entry);
  if (message?.name === 'EcommerceEventData' && message.data.event) {
    return ['event-names', message.data.event.replace(' ', '-')];
  }
  // A name of the shop's own has no heading: then its link leads to the beginning of the part.
  if (message?.name === 'CustomEventData' && typeof event === 'string') return ['ga4-names', event];
  return [`messages/${name}`, ''];
}

/**
 * The address at which the reference tells of a message; none for a warning that is about no message.
 * @param reference the address of its first page: `…/README.md` or, in Storybook, `…?path=/docs/tracking-readme--docs`
 */
export function referenceAddress(reference: string, entry: Entry): string | undefined {
  if (!entry.name) return undefined;
  const [part, heading] = placeOf(entry, entry.name);
  return reference
    .replace(/#.*/, '')
    .replace('README.md', `${part}.md`)
    .replace('readme--docs', `${part.replace('/', '-').toLowerCase()}--docs`)
    .concat(heading && `#${heading}`);
}
