/**
 * Finds what a migration takes away from the previous release, or requires of it. A program of that release that still runs after
 * the migration must read and write as before.
 */

/** Statements of a migration, of which some make tables that no program knows yet. */
export function contractionsOf(statements: readonly string[]): readonly string[] {
  const texts = statements.map((each) => each.replaceAll(/\s+/g, ' ').trim());
  const made = new Set(
    texts.flatMap((text) => /^create table (?:if not exists )?("?\w+"?)/i.exec(text)?.[1] ?? []),
  );
  // Programs of the release before write null there, and any number of nulls are unique.
  const added = new Set(
    texts.flatMap((text) => {
      const column = /^alter table ("?\w+"?) add column ("?\w+"?) (?!.*\b(?:default|not null)\b)/i.exec(text);
      return column ? [`${column[1]} ${column[2]}`] : [];
    }),
  );
  const isOnAdded = (text: string) => {
    const index = /^create unique index .*? on ("?\w+"?) \(([^()]*)\)$/i.exec(text);
    return index?.[2]?.split(', ').every((column) => added.has(`${index[1]} ${column}`)) ?? false;
  };
  return texts.flatMap((text) => {
    if (isOnAdded(text)) return [];
    const table = /^(?:alter table|create (?:unique )?index .*? on|update|delete from) ("?\w+"?)/i.exec(
      text,
    )?.[1];
    if (table !== undefined && made.has(table)) return [];
    const found = contractions.find(([pattern]) => pattern.test(text));
    return found ? [`${found[1]}: ${text}`] : [];
  });
}

const contractions: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/\bdrop (?:table|column|index|constraint|default|schema|view)\b/i, 'takes away what is still used'],
  [/\brename\b/i, 'takes a name away that is still used'],
  [/^alter table .*\balter column .*\b(?:type|set data type)\b/i, 'writes of the release before may not fit'],
  [/\bset not null\b/i, 'the release before may write none'],
  [/\badd column (?!.*\bdefault\b).*\bnot null\b/i, 'the release before does not write it'],
  [
    /^alter table .*\badd (?:constraint|check|unique|foreign key|primary key)\b/i,
    'writes of the release before may not fit',
  ],
  [
    /^alter table .*\badd column .*\b(?:unique|references|check|primary key)\b/i,
    'writes of the release before may not fit',
  ],
  [/^create unique index\b/i, 'writes of the release before may not fit'],
  [/^(?:delete from|truncate)\b/i, 'takes rows away that are still used'],
  [/^update\b/i, 'changes rows in a way the release before may not know'],
];
