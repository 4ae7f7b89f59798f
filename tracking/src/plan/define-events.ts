import { customEventData } from '../messages/schema/custom-event-data.ts';
import { noFindings, read } from '../messages/schema/read.ts';
import type { PlannedEvent, EventPlan } from './event-plan.ts';
import type { Ga4Rule } from '../channels/ga4/ga4-rules.ts';
import { sendCustomEvent } from '../install/send.ts';
import type { CustomEventDataInput } from '../messages/schema/custom-event-data.ts';
import type { Inputs } from '../messages/schema/kinds.ts';
import { stageOf } from '../visit/address.ts';

/** Returns the differences of an event from its plan, as texts. */
function faultsOf({ fields = {} }: PlannedEvent, said: Readonly<Record<string, unknown>>): readonly string[] {
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

type Schema = typeof customEventData;

type ValueOf<Field, Name> = Field extends { readonly values: readonly (infer Value)[] }
  ? Value
  : Name extends keyof Schema
    ? Inputs[Schema[Name]]
    : never;
type OptionalOf<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly optional: true } ? Name : never;
}[keyof Fields];

/** The fields that an event's function takes. */
export type Said<Fields> = {
  readonly [Name in Exclude<keyof Fields, OptionalOf<Fields>>]: ValueOf<Fields[Name], Name>;
} & { readonly [Name in OptionalOf<Fields>]?: ValueOf<Fields[Name], Name> };

/** The functions of a plan. */
export interface PlannedEvents<Plan extends EventPlan> {
  readonly send: {
    readonly [Name in keyof Plan]: Plan[Name] extends { readonly fields: infer Fields }
      ? (said: Said<Fields>) => void
      : () => void;
  };
  /** Rules for GA4 names, for the events with `ga4`. */
  readonly ga4Rules: readonly Ga4Rule[];
  readonly plan: Plan;
}

/**
 * Creates functions for a team's own events. They accept the fields in the plan only. On development and staging hosts they warn on
 * the console about other fields, for scripts without types.
 *
 * @example
 * const tastings = defineEvents({
 *   book: {
 *     about: 'A visitor books a tasting.',
 *     category: 'tasting',
 *     action: 'book',
 *     ga4: 'tasting_booked',
 *     fields: { event_label: { about: 'The city', values: ['Hamburg', 'Wien'] } },
 *   },
 * });
 * install({ ga4Rules: [...ga4Rules, ...tastings.ga4Rules] });
 * tastings.send.book({ event_label: 'Wien' });
 */
export function defineEvents<const Plan extends EventPlan>(plan: Plan): PlannedEvents<Plan>;
export function defineEvents(plan: EventPlan): object {
  const senderOf =
    (name: string, event: PlannedEvent) =>
    (said: Readonly<Record<string, unknown>> = {}) => {
      if (stageOf(location.hostname) !== 'production')
        for (const fault of faultsOf(event, said)) console.warn(`[collectOnTrackApi] ${name}: ${fault}.`);
      const data: CustomEventDataInput = {
        ...said,
        event_category: event.category,
        event_action: event.action,
      };
      sendCustomEvent(data);
    };
  const events = Object.entries(plan);
  return {
    send: Object.fromEntries(events.map(([name, event]) => [name, senderOf(name, event)])),
    ga4Rules: events.flatMap(([, { category, action, ga4 }]) => (ga4 ? [[category, action, '*', ga4]] : [])),
    plan,
  };
}
