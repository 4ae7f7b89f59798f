/** What a call to a server answers, as far as it is looked at. */
export interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly text: () => Promise<string>;
  readonly json: () => Promise<unknown>;
}

/** How a call to a server is made. */
export interface Call {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whether the call outlives the page. */
  readonly keepalive?: boolean;
  readonly mode?: 'cors' | 'no-cors';
  readonly credentials?: 'omit' | 'same-origin' | 'include';
  /** Calls it off. */
  readonly signal?: AbortSignal;
}

/** The part of the browser's storage that is used; `set` throws where there is no room. */
export interface Store {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
}

/** Everything outside the library that the extension touches beside the environment. Handed in once; tests hand in another. */
export interface Services {
  /** The whole address of the page. */
  readonly url: () => string;
  readonly referrer: () => string;
  readonly userAgent: () => string;
  /** Width of the window in CSS pixels. */
  readonly windowWidth: () => number;
  /** Of the screen, in CSS pixels: `1280x800`. */
  readonly screenSize: () => string;
  /** Writes a cookie, with all its attributes. */
  readonly setCookie: (cookie: string) => void;
  /** What stays from visit to visit. */
  readonly store: Store;
  /** How much the browser lets the origin keep, in bytes; undefined where it does not say. */
  readonly quota: () => Promise<number | undefined>;
  /** Runs something while no other tab of the shop runs it. */
  readonly exclusively: (name: string, run: () => void) => Promise<void>;
  readonly fetch: (url: string, call?: Call) => Promise<Answer>;
  readonly randomBytes: (count: number) => Uint8Array;
  /** What the page has put on its window under a name. */
  readonly exposed: (name: string) => unknown;
  /** Puts something on the window under a name. */
  readonly expose: (name: string, value: unknown) => void;
  readonly hidden: () => boolean;
  /** Hears when the page becomes visible or hidden; gives back how to stop. */
  readonly onVisibility: (listener: () => void) => () => void;
  /** Hears of clicks anywhere on the page, by the element that was clicked; gives back how to stop. */
  readonly onClick: (listener: (target: Element) => void) => () => void;
}
