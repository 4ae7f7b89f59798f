import { parts } from './expected-values.ts';
import type { CountryOutcome } from './try-countries.ts';

const isRight = ({ expected, found }: { expected: string; found: string }) => expected === found;

/** Returns the share of all required fields that are correct, from 0 to 1. */
export function shareRight(outcomes: readonly CountryOutcome[]): number {
  const fields = outcomes.flatMap((outcome) => outcome.fields);
  return fields.filter(isRight).length / fields.length;
}

/**
 * Returns a table with a row for each country and a column for each field, then a line for each wrong field.
 */
export function outcomeTable(outcomes: readonly CountryOutcome[]): string {
  const rows = outcomes.map(({ country, site, fields }) => [
    country,
    site,
    ...parts.map((part) => {
      const field = fields.find((each) => each.part === part);
      return field ? (isRight(field) ? 'right' : 'WRONG') : '';
    }),
  ]);
  const all = [['', 'site', ...parts], ...rows];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const wrong = outcomes.flatMap(({ country, site, fields }) =>
    fields
      .filter((field) => !isRight(field))
      .map(
        ({ part, expected, found }) => `${country} on ${site}: ${part} holds "${found}", not "${expected}".`,
      ),
  );
  return [...lines, '', ...wrong].join('\n');
}
