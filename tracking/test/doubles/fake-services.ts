import type { DomEvent, HttpRequest, HttpResponse, PageWindow } from '../../src/browser/page-window.ts';

/** A server's response in a test: a status and a body, or a failure of the network. */
export type FakeAnswer = { readonly status?: number; readonly body?: unknown } | 'no network';

/** Facts about the browser that a test sets. */
export interface BrowserFacts {
  readonly url?: string;
  readonly referrer?: string;
  readonly userAgent?: string;
  readonly windowWidth?: number;
  readonly screenSize?: string;
  readonly hidden?: boolean;
  readonly quota?: number;
  /** Size of the storage in characters. */
  readonly room?: number;
  /** Stored data of earlier visits. */
  readonly stored?: Readonly<Record<string, string>>;
  /** The tab's storage. Pages of one tab share it. */
  readonly inTab?: Map<string, string>;
  /** Values on the window, by name. */
  readonly exposed?: Readonly<Record<string, unknown>>;
  /** Responses of servers, by the beginning of the address. Any other request gets 404. */
  readonly answers?: Readonly<Record<string, FakeAnswer>>;
}

/** The part of a page's window that the browser provides. */
export interface FakeServices extends Pick<
  PageWindow,
  'screen' | 'innerWidth' | 'navigator' | 'localStorage' | 'sessionStorage' | 'crypto' | 'fetch' | 'window'
> {
  readonly document: Pick<
    PageWindow['document'],
    'referrer' | 'hidden' | 'addEventListener' | 'removeEventListener'
  >;
}

/** A request that was sent. */
export interface MadeCall extends HttpRequest {
  readonly url: string;
}

const answerOf = ({ status = 200, body }: Exclude<FakeAnswer, string>): HttpResponse => ({
  ok: status >= 200 && status < 300,
  status,
  text: () => Promise.resolve(typeof body === 'string' ? body : JSON.stringify(body ?? null)),
  json: () => Promise.resolve(body),
});

/** Creates a fake browser. A test reads its storage and its requests. */
export function createFakeServices(start: BrowserFacts = {}) {
  const facts = {
    url: 'https://shop.example/',
    referrer: '',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
    windowWidth: 1280,
    screenSize: '1280x800',
    hidden: false,
    room: Infinity,
    inTab: new Map<string, string>(),
    ...start,
  };
  const stored = new Map<string, string>(Object.entries(facts.stored ?? {}));
  const { inTab } = facts;
  const cookies: string[] = [];
  const calls: MadeCall[] = [];
  const visibility = new Set<(event: DomEvent) => void>();
  const exposed: Record<string, unknown> = { ...facts.exposed };
  let random = 0;
  const heard = (type: string) => type === 'visibilitychange';

  const services: FakeServices = {
    screen: {
      get width() {
        return Number.parseInt(facts.screenSize, 10);
      },
      get height() {
        return Number(facts.screenSize.split('x')[1]);
      },
    },
    get innerWidth() {
      return facts.windowWidth;
    },
    navigator: {
      get userAgent() {
        return facts.userAgent;
      },
      storage: {
        estimate: () => Promise.resolve(facts.quota === undefined ? {} : { quota: facts.quota }),
      },
      locks: {
        request: (_name, run) => {
          run();
          return Promise.resolve();
        },
      },
    },
    document: {
      get referrer() {
        return facts.referrer;
      },
      get hidden() {
        return facts.hidden;
      },
      addEventListener: (type, hear) => void (heard(type) && visibility.add(hear)),
      removeEventListener: (type, hear) => void (heard(type) && visibility.delete(hear)),
    },
    sessionStorage: {
      getItem: (key) => inTab.get(key) ?? null,
      setItem: (key, value) => void inTab.set(key, value),
      removeItem: (key) => void inTab.delete(key),
    },
    localStorage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => {
        if (value.length > facts.room) throw new DOMException('no room', 'QuotaExceededError');
        stored.set(key, value);
      },
      removeItem: (key) => void stored.delete(key),
    },
    crypto: { getRandomValues: (bytes) => bytes.map(() => (random += 7) % 256) },
    fetch: (url, call) => {
      calls.push({ url, ...call });
      const known = Object.entries(facts.answers ?? {}).find(([begin]) => url.startsWith(begin))?.[1];
      if (known === 'no network') return Promise.reject(new TypeError('Failed to fetch'));
      return Promise.resolve(answerOf(known ?? { status: 404 }));
    },
    window: exposed,
  };

  return {
    services,
    stored,
    /** Written cookies, each with its attributes. */
    written: cookies,
    facts,
    calls,
    exposed,
    /** Changes the browser without an event. */
    alter: (next: BrowserFacts) => void Object.assign(facts, next),
    /** Shows or hides the page. */
    show: (visible: boolean) => {
      Object.assign(facts, { hidden: !visible });
      // A listener that is added meanwhile is not called.
      for (const hear of Array.from(visibility)) hear({ type: 'visibilitychange', target: null });
    },
    /** Returns the number of listeners for visibility. */
    watchers: () => visibility.size,
  };
}
