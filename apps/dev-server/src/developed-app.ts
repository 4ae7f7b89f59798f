import type { Visitors } from './scenarios/visitors.ts';

/**
 * An app as the development server needs it. Its entries are those of a build (`AppBuild` of the page shell): `vite.config.ts`,
 * `src/entry-server.tsx`, `src/entry-client.tsx` and `src/styles.css` in its folder.
 */
export interface DevelopedApp {
  /** The brand's name. */
  readonly name: string;
  readonly folder: URL;
  /** Paths of the tab's icon and of the picture beside a link. */
  readonly files: { readonly icon: string; readonly share: string };
  /** The kinds of visitors that reviewers choose from. */
  readonly visitors: Visitors;
}

/** Loads a module with all it imports, as they are now. */
export type LoadModule = <T>(url: URL) => Promise<T>;

/** The `api` of a Vite plugin that reads sources by itself. */
export interface SourcesApi {
  /** Reads the sources again each time with `load`, which knows the changed ones. Node itself loads a module only once. */
  readonly readBy: (load: LoadModule) => void;
}
