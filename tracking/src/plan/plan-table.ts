import type { EventPlan } from './event-plan.ts';

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
