import type { CreateExtension } from '../extension/extension.ts';
import type { CreateGa4 } from '../ga4/create-ga4.ts';
import type { StartTagManager } from '../tag-manager/tag-manager.ts';
import type { Environment } from './environment.ts';

/** The parts of the library that come later than its core. */
export interface Parts {
  /** The GA4 format of the data layer. */
  readonly GA4: { readonly createGa4: CreateGa4 };
  /** What starts the tag manager; the only part that is fetched before the page is idle. */
  readonly 'tag manager': { readonly startTagManager: StartTagManager };
  /** Everything else. */
  readonly extension: { readonly createBrowserExtension: CreateExtension };
}

/** The environment of the library's core, which also fetches the parts that come later. */
export interface CoreEnvironment extends Environment {
  /** Fetches a part of the library: `use` gets it, or nothing when it cannot be had. */
  readonly fetchPart: <Name extends keyof Parts>(name: Name, use: (part?: Parts[Name]) => void) => void;
}
