import type { Site } from '@crema/flow-domain';

/** Pieces below each other; pieces that are missing are left out. */
export const blocks = (...pieces: readonly (string | false)[]) => pieces.filter(Boolean).join('\n\n');

export const list = (...entries: readonly string[]) => entries.map((each) => `- ${each}`).join('\n');

/** Lists values, each with all that have it. */
export function grouped(entries: readonly (readonly [value: string, of: string])[]): string {
  const groups = new Map<string, string[]>();
  for (const [value, of] of entries) groups.set(value, [...(groups.get(value) ?? []), of]);
  return list(...Array.from(groups, ([value, all]) => `${value}: ${all.join(', ')}`));
}

/** An entry of a list, in lines; lines that are missing are left out. */
export const entry = (...lines: readonly (string | false | undefined)[]) =>
  lines.filter(Boolean).join('  \n   ');

/** Creates a file's name or a heading's anchor as GitHub and Storybook do. */
export const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z\d -]/g, '')
    .replaceAll(' ', '-');

/** Leads to a file beside this one, or to a heading in it. */
export const link = (words: string, file: string, heading?: string) =>
  `[${words}](${file}.md${heading === undefined ? '' : `#${slug(heading)}`})`;

const meaningful = /[\\*_`[\]<>&]/g;

/** Quotes a site in its language, so that speech software reads it out in it (WCAG 2.2 3.1.2). */
export const quoted = ({ locale }: Site, ...words: readonly string[]) =>
  words.map((each) => `<q lang="${locale}">${each.replaceAll(meaningful, '\\$&')}</q>`).join(', ');
