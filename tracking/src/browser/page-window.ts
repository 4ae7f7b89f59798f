/** The response of a server, as far as the library reads it. */
export interface HttpResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly text: () => Promise<string>;
  readonly json: () => Promise<unknown>;
}

/** Options of a request. */
export interface HttpRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whether the request outlives the page. */
  readonly keepalive?: boolean;
  readonly mode?: 'cors' | 'no-cors';
  readonly credentials?: 'omit' | 'same-origin' | 'include';
  /** Aborts the request. */
  readonly signal?: AbortSignal;
}

/** The used part of a browser's storage. `setItem` throws if the storage is full. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The used fields of an event of the window or the document. */
export interface DomEvent {
  readonly type: string;
  readonly target?: unknown;
  /** Of a message. */
  readonly data?: unknown;
  readonly origin?: string;
  /** Of `pageshow`: whether the page comes from the back/forward cache. */
  readonly persisted?: boolean;
  /** Of `storage`. */
  readonly key?: string | null;
  /** Of `storage`: null if the entry was removed. */
  readonly newValue?: string | null;
}

/** The DOM's types know a trusted address only as text, so it is passed on unchanged. */
export interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

/** An object that dispatches events. */
export interface DomEventTarget {
  addEventListener(
    type: string,
    listener: (event: DomEvent) => void,
    options?: boolean | { readonly once: true },
  ): void;
  removeEventListener(type: string, listener: (event: DomEvent) => void, capture?: boolean): void;
}

/**
 * Everything outside the library that it uses: a part of the page's window, passed in once. Tests pass plain objects, so that
 * a rule is tested without a browser.
 */
export interface PageWindow extends DomEventTarget {
  readonly location: Pick<Location, 'href' | 'origin' | 'pathname'>;
  readonly screen: Pick<Screen, 'width' | 'height'>;
  /** Width of the window in CSS pixels. */
  readonly innerWidth: number;
  readonly navigator: {
    readonly userAgent: string;
    /** Absent in older browsers, and on pages without https. */
    readonly storage?: { readonly estimate?: () => Promise<{ readonly quota?: number }> };
    /** Runs a function while no other tab of the shop runs it. Absent in older browsers. */
    readonly locks?: { readonly request: (name: string, run: () => void) => Promise<unknown> };
  };
  /** `cookie` throws if cookies are blocked, as in a sandboxed frame. */
  readonly document: Pick<Document, 'referrer' | 'hidden' | 'cookie' | 'title'> &
    DomEventTarget & {
      /** Whether the page is prerendered. Ends with `prerenderingchange`. */
      readonly prerendering?: boolean;
      createElement(name: 'script'): HTMLScriptElement;
      querySelector(selector: string): HTMLScriptElement | null;
      readonly head: { append(element: HTMLScriptElement): void };
    };
  /** Throws if the browser blocks storage for the page. */
  readonly localStorage: Store;
  /** The same for this tab only. */
  readonly sessionStorage: Store;
  readonly crypto: { readonly getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array };
  readonly fetch: (url: string, request?: HttpRequest) => Promise<HttpResponse>;
  readonly console: { readonly [Level in 'warn' | 'error']: (text: string) => void };
  /** Milliseconds since 1970. */
  readonly Date: { readonly now: () => number };
  setTimeout(run: () => void, milliseconds: number): unknown;
  clearTimeout(timer: unknown): void;
  /** Absent in Safari. */
  readonly requestIdleCallback?: (run: () => void, options: { readonly timeout: number }) => number;
  readonly cancelIdleCallback?: (request: number) => void;
  dispatchEvent(event: CustomEvent): unknown;
  /** Dispatches `change`. Absent in older browsers, and on pages without https. */
  readonly cookieStore?: Pick<DomEventTarget, 'addEventListener'>;
  /** The window itself, for names that the page and other scripts define. */
  readonly window: object;
  readonly trustedTypes?: { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy };
  dataLayer?: unknown[];
  readonly OnetrustActiveGroups?: unknown;
  readonly OptanonActiveGroups?: unknown;
  /** The consent tool calls it after it has loaded and after each change. */
  OptanonWrapper?: () => void;
}
