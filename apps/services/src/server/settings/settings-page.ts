import * as v from 'valibot';
import { environment } from './environment.ts';
import type { Setting } from './readers.ts';

const preface = `# Settings of the services

\`npm run generate\` writes this page from the schema of the settings. Do not edit it. Each setting is an environment variable. A
variable that is set to an empty text counts as not set. If a value is wrong, the server does not start, and prints one sentence
that names the variable. It never prints the value of a secret.
`;

const notes = v.strictObject({
  shape: v.string(),
  without: v.optional(v.string()),
  secret: v.optional(v.literal(true)),
});

/** Returns the row of a setting. It has only the words of the schema, never the value that is set here. */
function rowOf(name: string, setting: Setting): readonly string[] {
  const { shape, without, secret } = v.parse(notes, {
    ...v.getMetadata(setting.wrapped),
    ...v.getMetadata(setting),
  });
  const byDefault = v.getDefault(setting);
  return [
    `\`${name}\``,
    without ?? (byDefault ? `\`${byDefault}\`` : 'empty'),
    shape,
    `${secret ? '**Secret.** ' : ''}${v.getDescription(setting)}`,
  ];
}

/** Returns a table of Markdown whose columns are as wide as their longest cell, as the formatter leaves it. */
function tableOf(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = titles.map((title, at) =>
    Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const lines = [titles, widths.map((width) => '-'.repeat(width)), ...rows];
  return lines
    .map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |\n`)
    .join('');
}

/** Returns the page of all settings, as Markdown. */
export function settingsPage(): string {
  const parts = environment.options.map((part) => {
    const settings: Readonly<Record<string, Setting>> = part.entries;
    const rows = Object.entries(settings).map(([name, setting]) => rowOf(name, setting));
    return `## ${v.getTitle(part)}\n\n${tableOf(['Variable', 'Default', 'Shape', 'What it is'], rows)}`;
  });
  return [preface, ...parts].join('\n');
}
