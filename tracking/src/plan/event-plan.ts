import type { customEventData } from '../messages/schema/custom-event-data.ts';

type FieldName = Exclude<keyof typeof customEventData, 'event_category' | 'event_action'>;

/** What a field of an event says. */
export interface EventField {
  readonly about: string;
  /** The only values that it may have. @default any */
  readonly values?: readonly string[];
  /** Whether the event may come without it. @default false */
  readonly optional?: boolean;
}

/** One event of a plan. */
export interface PlannedEvent {
  readonly about: string;
  readonly category: string;
  readonly action: string;
  /** What GA4 calls it. @default what the library's table calls it */
  readonly ga4?: string;
  /** The fields of CustomEventData that it has, each under its own name there. */
  readonly fields?: { readonly [Name in FieldName]?: EventField };
}

/** The events of a team, by the names of the functions that tell of them. */
export type EventPlan = Readonly<Record<string, PlannedEvent>>;

/** A text that does not end its cell. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The table of a plan as Markdown, for a team's documentation: a row for each event. */
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
