import type { FlowEvent } from '../../../flows/form/src/index.ts';
import type { World } from '../world.ts';

/** Names and keys. A shopper's text looks like one only by chance. */
const name = /^[a-z][\w.-]*$/i;

const strings = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(strings)
      : [];

/** Returns entered texts that an event contains. The first name for the greeting is allowed. */
export function entered(event: FlowEvent, { texts }: World): readonly string[] {
  const withoutPerson = event.type === 'registered' ? Object.assign({}, event, { person: undefined }) : event;
  return strings(withoutPerson)
    .filter((text) => !name.test(text) || (texts.has(text) && text.length > 3))
    .map((text) => `the event “${event.type}” contains ${JSON.stringify(text)}`);
}

/** Returns how often each outcome was reported. */
export function outcomes(events: readonly FlowEvent[]) {
  const count = (...types: readonly FlowEvent['type'][]) =>
    events.filter(({ type }) => types.includes(type)).length;
  return { succeeded: count('registered', 'addressSaved'), failed: count('refused', 'failed') };
}
