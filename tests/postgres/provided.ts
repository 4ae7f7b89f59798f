/** The value of `inject('postgres')`: the address of the server, or the reason why there is none. */
export type ProvidedPostgres = { url: string; version: string; source: string } | { missing: string };

declare module 'vitest' {
  interface ProvidedContext {
    postgres: ProvidedPostgres;
  }
}
