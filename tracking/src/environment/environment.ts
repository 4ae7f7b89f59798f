/** What is looked at of an event on the window. */
export interface Heard {
  readonly type: string;
  /** Of a message. */
  readonly data?: unknown;
  readonly origin?: string;
  /** Of `pageshow`: whether the page comes from the browser's cache, without having been loaded. */
  readonly persisted?: boolean;
}

/**
 * Everything outside the library that it touches, handed in once. Tests hand in another, so that no rule needs a browser
 * to be tested.
 */
export interface Environment {
  /** The page's own origin. */
  readonly origin: () => string;
  /** The path of the page's address. */
  readonly path: () => string;
  /** All cookies, as `document.cookie` gives them; none where they are out of reach. */
  readonly cookies: () => string;
  /** The active groups that the consent tool exposes, of whatever type they are. */
  readonly consentGroups: () => unknown;
  /** Appends to the page's data layer, which is created when there is none and never replaced. */
  readonly push: (record: object) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Runs something later; gives back how to call it off. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** Hears an event of the window, or one of the document that bubbles to it. */
  readonly listen: (type: string, listener: (event: Heard) => void) => void;
  /** Hears of changes from consent tools that dispatch no event. */
  readonly followConsentTool: (listener: () => void) => void;
  /** Whether the page is hidden. */
  readonly hidden: () => boolean;
  /** Runs something now, or once the page is shown if it is only being rendered beforehand. */
  readonly whenShown: (run: () => void) => void;
  /** Dispatches an event on the window. */
  readonly announce: (name: string, detail?: unknown) => void;
  /** Inserts a script once; `failed` is called when it cannot be loaded. */
  readonly insertScript: (script: ScriptRequest, failed: () => void) => void;
  /** Prints a line to the console. */
  readonly print: (level: 'warn' | 'error', text: string) => void;
}

/** A script to be loaded. */
export interface ScriptRequest {
  readonly src: string;
  /** The nonce of the page's content security policy; absent means that of a script already on the page. */
  readonly nonce?: string | undefined;
}
