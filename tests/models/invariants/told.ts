import type { FlowEvent } from '../../../flows/form/src/index.ts';
import type { World } from '../world.ts';

/** Names and keys: no text of a shopper's looks like one but by chance. */
const name = /^[a-z][\w.-]*$/i;

const strings = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(strings)
      : [];

/** What was entered and is in an event; the name to greet may be. */
export function entered(event: FlowEvent, { texts }: World): readonly string[] {
  const told = event.type === 'registered' ? Object.assign({}, event, { person: undefined }) : event;
  return strings(told)
    .filter((text) => !name.test(text) || (texts.has(text) && text.length > 3))
    .map((text) => `the event “${event.type}” tells ${JSON.stringify(text)}`);
}

/** How often each outcome was told. */
export function outcomes(events: readonly FlowEvent[]) {
  const count = (...types: readonly FlowEvent['type'][]) =>
    events.filter(({ type }) => types.includes(type)).length;
  return { succeeded: count('registered', 'addressSaved'), failed: count('refused', 'failed') };
}
