/** A short name of a statement: what it does, and to which table, as far as its text begins so. */
export function statementName(sql: string): string {
  const [, kind = 'statement'] = /\b(insert|update|delete|select|begin|commit|rollback)\b/i.exec(sql) ?? [];
  const [, table] = /\b(?:into|update|from)\s+"?(\w+)"?/i.exec(sql) ?? [];
  return [kind.toLowerCase(), ...(table === undefined ? [] : [table])].join(' ');
}
