/**
 * One address for each host of a `postgres://` address, which may name several, as libpq has it:
 * `postgres://user@first:5432,second:5432/shop`.
 */
export function hostsOf(databaseUrl: string): readonly string[] {
  const parts = /^(?<before>[^:]+:\/\/(?:[^/?#]*@)?)(?<hosts>[^/?#]*)(?<after>.*)$/s.exec(
    databaseUrl,
  )?.groups;
  const { before = '', hosts = '', after = '' } = parts ?? {};
  return hosts.includes(',') ? hosts.split(',').map((host) => before + host + after) : [databaseUrl];
}
