import { environment } from '../settings.ts';
import { type Described, described, groups } from './described.ts';
import { defaultOf, shapeOf } from './shape-of.ts';

const preface = `# Settings of the services

Made from the settings themselves by \`npm run generate\`; do not edit. They are variables of the environment. One that is set to
nothing counts as not set, and one that cannot be meant ends the start with a sentence that names it. What a secret is set to is
never printed.
`;

type Row = readonly [string, string, string, string];

const titles: Row = ['Variable', 'Default', 'Shape', 'What it is'];

/** How a setting stands in the reference. Only what its declaration says is in it, never what it is set to here. */
function rowOf(name: string, schema: unknown, { about, shape, unit, without, isSecret }: Described): Row {
  const form = shape ?? shapeOf(schema);
  if (form === undefined) throw new Error(`${name} has no shape: describe it.`);
  const value = without ?? (defaultOf(schema) === undefined ? 'empty' : `\`${defaultOf(schema)}\``);
  return [
    `\`${name}\``,
    value,
    unit === undefined ? form : `${form} ${unit}`,
    isSecret ? `**Secret.** ${about}` : about,
  ];
}

/** A table of Markdown with columns as wide as what stands in them, as the formatter leaves it. */
function tableOf(rows: readonly Row[]): string {
  const widths = titles.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(titles), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** The reference of all settings, as Markdown. */
export function settingsReference(): string {
  const all = Object.entries(described).map(([name, description]) => ({ name, description }));
  const schemas = new Map<string, unknown>(Object.entries(environment.entries));
  const parts = groups.map((group) => {
    const rows = all
      .filter(({ description }) => description.group === group)
      .map(({ name, description }) => rowOf(name, schemas.get(name), description));
    return `## ${group}\n\n${tableOf(rows)}\n`;
  });
  return [preface, ...parts].join('\n');
}
