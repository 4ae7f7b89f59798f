import { isRecord } from '../schema/is-record.ts';

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

/** What is heard of an event of the document. */
interface Heard {
  readonly target: unknown;
}

/**
 * Everything outside the library that the extension touches beside the environment: a part of the page's window, handed in
 * once. Tests hand in another, of plain objects.
 */
export interface Services {
  readonly location: Pick<Location, 'href'>;
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
  readonly document: Pick<Document, 'referrer' | 'hidden' | 'cookie'> & {
    addEventListener(type: string, hear: (event: Heard) => void, capture?: boolean): void;
    removeEventListener(type: string, hear: (event: Heard) => void, capture?: boolean): void;
  };
  /** Throws where the browser keeps nothing for the page. */
  readonly localStorage: Store;
  readonly crypto: { readonly getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array };
  readonly fetch: (url: string, call?: Call) => Promise<Answer>;
  /** The window itself, on which the page and others put things by names of their own. */
  readonly window: object;
}

/** What stands on the window at the end of these names; undefined where there is none. */
export const onWindow = ({ window }: Pick<Services, 'window'>, ...names: readonly string[]): unknown =>
  names.reduce<unknown>((found, name) => (isRecord(found) ? found[name] : undefined), window);
