import type { customEventData } from '../messages/schema/custom-event-data.ts';

type FieldName = Exclude<keyof typeof customEventData, 'event_category' | 'event_action'>;

/** A field of an event. */
export interface EventField {
  readonly about: string;
  /** The allowed values. @default any */
  readonly values?: readonly string[];
  /** Whether the field may be absent. @default false */
  readonly optional?: boolean;
}

/** One event of a plan. */
export interface PlannedEvent {
  readonly about: string;
  readonly category: string;
  readonly action: string;
  /** The GA4 name. @default the name by the library's rules */
  readonly ga4?: string;
  /** The event's fields, by their names in CustomEventData. */
  readonly fields?: { readonly [Name in FieldName]?: EventField };
}

/** The events of a team, by the names of their functions. */
export type EventPlan = Readonly<Record<string, PlannedEvent>>;

/** Escapes a text for a cell of a table. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** Returns a plan as a Markdown table for a team's documentation, with a row for each event. */
export function planTable(plan: EventPlan): string {
  const rows = Object.entries(plan).map(([name, { about, category, action, ga4, fields = {} }]) => {
    const all = Object.entries(fields).map(([field, { about: meaning, values, optional }]) =>
      [
        `\`${field}\`${optional ? ' (optional)' : ''}: ${meaning}`,
        ...(values ? [`one of ${values.join(', ')}`] : []),
      ].join('; '),
    );
    return [
      `\`${name}\``,
      about,
      category,
      action,
      ga4 ? `\`${ga4}\`` : 'by the library',
      all.join('<br>'),
    ].map(cell);
  });
  const head = ['Event', 'When', 'Category', 'Action', 'GA4', 'Fields'];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |\n`).join('');
}
