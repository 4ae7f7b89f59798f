/** What `inject('postgres')` gives: where the server is, or why there is none. */
export type ProvidedPostgres = { url: string; version: string; source: string } | { missing: string };

declare module 'vitest' {
  interface ProvidedContext {
    postgres: ProvidedPostgres;
  }
}
