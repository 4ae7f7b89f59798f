/**
 * Checks that a statement uses only the part of PostgreSQL that all engines with its protocol have in common, and that works
 * through a pooler which gives each transaction another connection. The lists name what is allowed, so that a developer has to look
 * at everything new.
 */

const heads =
  /^(?:with|select|insert into|update|delete from|create table|create (?:unique )?index|alter table|drop table if exists|set local) /;

const functions = new Set([
  'char_length',
  'coalesce',
  'count',
  'current_schema',
  'exists',
  'octet_length',
  'set_config',
]);

// Words that may stand before a parenthesis without a call.
const notCalls = new Set(
  (
    'add and as by cast check conflict constraint default from in into join key not numeric on or over ' +
    'range references returning select set to union unique using values varchar when where with'
  ).split(' '),
);

/** Patterns that are forbidden anywhere in a statement, each with its reason. */
const forbidden: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/\b(?:listen|unlisten|notify)\b/, 'notifications need a session of their own'],
  [/\b(?:prepare|execute|deallocate|discard|declare|cursor|fetch|checkpoint)\b/, 'belongs to a session'],
  [/\b(?:temp|temporary|unlogged)\b/, 'tables of a session, or of one machine'],
  [/\block table\b/, 'a lock of a whole table'],
  [/\b(?:trigger|function|procedure|language|extension|rule)\b/, 'programs in the database'],
  [/\b(?:serial|bigserial|sequence|identity|nextval|generated)\b/, 'numbers that engines count differently'],
  [/\b(?:inherits|tablespace|exclude)\b/, 'how one engine stores'],
  // Ranges are partitioned like this by PostgreSQL, YugabyteDB, AlloyDB, Aurora and Citus (decision 0055).
  [/\bpartition\b(?! by range | of \S+ (?:default|for values from)\b)/, 'how one engine stores'],
  [/\b(?:ctid|xmin|xmax|oid|regclass)\b|\bpg_\w+/, 'the inside of one engine'],
  [/\b(?:merge|copy|vacuum|analyze|cluster)\b/, 'not known everywhere'],
  // `for update skip locked` is known to PostgreSQL, YugabyteDB, AlloyDB, Aurora and Citus (decision 0059).
  [
    /\b(?:for update|for no key update|for share) nowait\b|\bfor (?:no key update|share) skip locked\b/,
    'not known everywhere',
  ],
];

/** Returns the statement without quoted texts and names, because a quoted name may be any forbidden word. */
const bare = (statement: string) =>
  statement
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/"[^"]*"/g, '"name"')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

function callsOf(text: string): readonly string[] {
  return [...text.matchAll(/(?<!")\b([a-z_]\w*)\b ?\(/g)].flatMap(([whole, name = '']) => {
    // `address (` and `claimed (` are names of tables and of parts of `with`, which follow one of these words.
    const before = text.slice(0, text.indexOf(whole)).trimEnd();
    const named = /(?:into|table|as|references|index|exists|on)$/.test(before) && !functions.has(name);
    return notCalls.has(name) || named ? [] : [name];
  });
}

/** Returns everything in a statement that is beyond the common ground. Empty if every engine can run the statement. */
export function beyondCommonGround(statement: string): readonly string[] {
  const text = bare(statement);
  return [
    ...(heads.test(`${text} `) ? [] : [`begins with “${text.slice(0, 30)}”`]),
    ...forbidden.flatMap(([pattern, why]) => {
      const found = pattern.exec(text);
      return found ? [`${found[0]}: ${why}`] : [];
    }),
    ...callsOf(text)
      .filter((name) => !functions.has(name))
      .map((name) => `${name}(): not known to be the same everywhere`),
    ...(/;\s*\S/.test(text) ? ['several statements in one'] : []),
    ...settingsBeyondTransaction(statement),
  ];
}

/** Settings outlive their transaction unless the last argument says otherwise. */
function settingsBeyondTransaction(statement: string): readonly string[] {
  const calls = statement.match(/set_config\([^()]*\)/gi) ?? [];
  return calls
    .filter((call) => !/,\s*true\s*\)$/i.test(call))
    .map((call) => `${call}: stays with the session`);
}
