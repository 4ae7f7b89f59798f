import {
  commerceEvents,
  type Kind,
  readTrackerRecord,
  trackerChoices,
  trackerFields,
} from '@crema/tracking/schema';
import type { FoundEvent } from '../../core/events/find-events.ts';

const isCommerceEvent = (name: string) => commerceEvents.some((event) => event === name);

/** Returns the record of a stored event again, as far as it is stored. */
const recordOf = ({ id, name, session, fields, others }: FoundEvent): Readonly<Record<string, unknown>> => ({
  ...fields,
  ...others,
  event_id: id,
  ...(name !== '' && { [isCommerceEvent(name) || 'ecommerce' in fields ? 'event' : 'event_name']: name }),
  ...(session !== null && { custom_short_term_id: session }),
});

const kinds: Readonly<Partial<Record<Kind, string>>> = {
  number: 'a number',
  quantity: 'a number',
  flag: 'true or false',
  names: 'a list of names',
  ecommerce: 'an object with the fields of an order, each of its kind',
  items: 'a list of items, each field of its kind',
};

/** Returns the values that the schema allows in a field, for a sentence. */
function allowed(field: string): string {
  const choices = Object.entries(trackerChoices).find(([name]) => name === field)?.[1];
  if (choices) return `one of ${choices.join(', ')}`;
  if (field === 'event_id') return 'milliseconds and nine letters or digits';
  const kind = Object.entries(trackerFields).find(([name]) => name === field)?.[1];
  return (kind && kinds[kind]) ?? 'a text that is not too long';
}

const mostNamed = 5;

/** Returns names for a sentence: the first five, and how many more there are. */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, mostNamed).map((name) => `“${name}”`);
  const more = names.length - mostNamed;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}

/**
 * Returns a sentence for each thing that the schema of the tracking library finds in an event. An event with a fault is refused, so
 * only one that another release has stored, or another program, has faults.
 */
export function schemaFindings(event: FoundEvent): readonly string[] {
  const { name, fields } = event;
  const record = recordOf(event);
  const { others, faults } = readTrackerRecord(record);
  const unknown = Object.keys(others);
  const { event_type: type } = fields;
  return [
    ...(name === '' ? ['It has no “event_name”, so it can be found by no name.'] : []),
    ...('ecommerce' in fields && name !== '' && !isCommerceEvent(name)
      ? [`“${name}” is no e-commerce event of the specification.`]
      : []),
    ...faults
      .filter((field) => field !== 'event_name' || name !== '')
      .map((field) =>
        Object.hasOwn(record, field)
          ? `“${field}” should be ${allowed(field)}.`
          : `“${field}” is missing, and every event should have it.`,
      ),
    ...(typeof type === 'string' && !['', 'ga4'].includes(type)
      ? ['“event_type” should be “ga4” or empty.']
      : []),
    ...(unknown.length === 0
      ? []
      : [`The schema does not know the ${unknown.length === 1 ? 'field' : 'fields'} ${listed(unknown)}.`]),
  ];
}
