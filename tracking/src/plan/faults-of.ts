import { customEventData } from '../messages/schema/custom-event-data.ts';
import { noFindings, read } from '../messages/schema/read.ts';
import type { PlannedEvent } from './event-plan.ts';

/** All in which an event differs from its plan, in words. */
export function faultsOf(
  { fields = {} }: PlannedEvent,
  said: Readonly<Record<string, unknown>>,
): readonly string[] {
  const planned = Object.entries(fields);
  const names = new Set(planned.map(([name]) => name));
  const findings = noFindings();
  read(customEventData, structuredClone({ ...said }), findings);
  const unreadable = new Set(Object.values(findings).flat());
  return [
    ...Object.keys(said).flatMap((name) => (names.has(name) ? [] : `${name} is not planned`)),
    ...planned.flatMap(([name, { values, optional }]) => {
      const value = said[name];
      if (value === undefined || value === '') return optional ? [] : `${name} is missing`;
      if (unreadable.has(name)) return `${name} cannot be ${JSON.stringify(value)}`;
      const isListed = !values || values.some((each) => each === value);
      return isListed ? [] : `${name} is none of ${values.join(', ')}`;
    }),
  ];
}
