import { isRecord } from './is-record.ts';

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

/** The part of the browser's storage that is used; `setItem` throws where there is no room. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is looked at of an event of the window or the document. */
export interface Heard {
  readonly type: string;
  readonly target?: unknown;
  /** Of a message. */
  readonly data?: unknown;
  readonly origin?: string;
  /** Of `pageshow`: whether the page comes from the browser's cache, without having been loaded. */
  readonly persisted?: boolean;
  /** Of `storage`. */
  readonly key?: string | null;
  /** Of `storage`: null where what was stored has been removed. */
  readonly newValue?: string | null;
}

/** A trusted address is passed on as it comes; the DOM's types know it only as text. */
export interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

/** Something that tells of events. */
export interface Teller {
  addEventListener(
    type: string,
    hear: (event: Heard) => void,
    options?: boolean | { readonly once: true },
  ): void;
  removeEventListener(type: string, hear: (event: Heard) => void, capture?: boolean): void;
}

/**
 * Everything outside the library that it touches: a part of the page's window, handed in once. Tests hand in another, of
 * plain objects, so that no rule needs a browser to be tested.
 */
export interface PageWindow extends Teller {
  readonly location: Pick<Location, 'href' | 'origin' | 'pathname'>;
  readonly screen: Pick<Screen, 'width' | 'height'>;
  /** Width of the window in CSS pixels. */
  readonly innerWidth: number;
  readonly navigator: {
    readonly userAgent: string;
    /** Absent in older browsers, and on pages that came without https. */
    readonly storage?: { readonly estimate?: () => Promise<{ readonly quota?: number }> };
    /** Runs something while no other tab of the shop runs it. Absent in older browsers. */
    readonly locks?: { readonly request: (name: string, run: () => void) => Promise<unknown> };
  };
  /** `cookie` throws where cookies are out of reach, as in a sandboxed frame. */
  readonly document: Pick<Document, 'referrer' | 'hidden' | 'cookie' | 'title'> &
    Teller & {
      /** Whether the page is only rendered beforehand, until `prerenderingchange`. */
      readonly prerendering?: boolean;
      createElement(name: 'script'): HTMLScriptElement;
      querySelector(selector: string): HTMLScriptElement | null;
      readonly head: { append(element: HTMLScriptElement): void };
    };
  /** Throws where the browser keeps nothing for the page. */
  readonly localStorage: Store;
  /** The same for this tab alone. */
  readonly sessionStorage: Store;
  readonly crypto: { readonly getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array };
  readonly fetch: (url: string, call?: Call) => Promise<Answer>;
  readonly console: { readonly [Level in 'warn' | 'error']: (text: string) => void };
  /** Milliseconds since 1970. */
  readonly Date: { readonly now: () => number };
  setTimeout(run: () => void, milliseconds: number): unknown;
  clearTimeout(timer: unknown): void;
  /** Absent in Safari. */
  readonly requestIdleCallback?: (run: () => void, options: { readonly timeout: number }) => number;
  readonly cancelIdleCallback?: (request: number) => void;
  dispatchEvent(event: CustomEvent): unknown;
  /** Tells of changes. Absent in older browsers, and on pages that came without https. */
  readonly cookieStore?: Pick<Teller, 'addEventListener'>;
  /** The window itself, on which the page and others put things by names of their own. */
  readonly window: object;
  readonly trustedTypes?: { createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy };
  dataLayer?: unknown[];
  readonly OnetrustActiveGroups?: unknown;
  readonly OptanonActiveGroups?: unknown;
  /** The consent tool calls it when it has loaded and after each change. */
  OptanonWrapper?: () => void;
}

/** What stands on the window at the end of these names; undefined where there is none. */
export const onWindow = ({ window }: Pick<PageWindow, 'window'>, ...names: readonly string[]): unknown =>
  names.reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), window);
