import type { DomEvent, PageWindow } from '../../src/browser/page-window.ts';
import * as tagManager from '../../src/channels/data-layer/tag-manager.ts';
import * as ga4 from '../../src/channels/ga4/ga4.ts';
import type { FetchPart, Parts } from '../../src/install/parts.ts';
import { startLate } from '../../src/install/late.ts';
import { createFakeServices } from './fake-services.ts';
import type { BrowserFacts } from './fake-services.ts';

/** Facts about the page that a test sets. */
export interface Surroundings extends BrowserFacts {
  readonly origin?: string;
  readonly path?: string;
  readonly title?: string;
  readonly cookies?: string;
  readonly consentGroups?: unknown;
  /** Whether parts that are fetched later load at once. @default true */
  readonly partsAtOnce?: boolean;
  /** The page's own data layer. */
  readonly layer?: object[];
  /** Whether the page has loaded the tag manager's script itself. @default false */
  readonly loadedScript?: boolean;
  /** Whether the page's data layer throws. @default false */
  readonly frozenDataLayer?: boolean;
  /** Whether the page is prerendered. @default false */
  readonly prerendered?: boolean;
}

/** Returns the consent cookie with these groups granted and the others refused. */
export function consentCookie(...active: readonly string[]): string {
  const groups = ['C0001', 'C0003', 'C0004'].map((group) => `${group}:${active.includes(group) ? 1 : 0}`);
  return `OptanonConsent=${new URLSearchParams({ datestamp: 'today', groups: groups.join(',') }).toString()}`;
}

/** Creates a page without a browser. A test turns its clock and reads everything that it receives. */
export function createFakeEnvironment(start: Surroundings = {}) {
  const page = {
    origin: 'https://shop.example',
    path: '/',
    title: '',
    cookies: '',
    partsAtOnce: true,
    prerendered: false,
    frozenDataLayer: false,
    loadedScript: false,
    ...start,
  };
  const browser = createFakeServices(start);
  const { services } = browser;
  const records: object[] = [];
  const printed: string[] = [];
  const announced: { readonly name: string; readonly detail: unknown }[] = [];
  const scripts: { readonly src: string; readonly failed: () => void }[] = [];
  const timers = new Map<number, { readonly at: number; readonly run: () => void }>();
  let time = 0;
  let lastTimer = 0;
  const listeners = new Map<string, Set<(event: DomEvent) => void>>();
  const happen = (event: DomEvent) => listeners.get(event.type)?.forEach((listener) => listener(event));
  const shown = new Set<(event: DomEvent) => void>();
  const parts: { readonly come: () => void; readonly fail: () => void }[] = [];
  const print = (text: string) => void printed.push(text.replace('[collectOnTrackApi] ', ''));
  const isCommand = (record: object) => Object.prototype.toString.call(record) === '[object Arguments]';
  /** Everything that was pushed: records, and commands to consent mode as arrays. */
  const pushed: object[] = [];
  const commands: unknown[][] = [];
  const layer: object[] = Object.assign([], {
    push: (record: object) => {
      pushed.push(record);
      if (isCommand(record)) commands.push(Object.values(record));
      else records.push(record);
      return pushed.length;
    },
  });
  const frozen = Object.assign([], {
    push: () => {
      throw new TypeError('Cannot add property 0');
    },
  });
  const fails = new Map<object, () => void>();
  function fakeScript(): HTMLScriptElement;
  function fakeScript(): object {
    const script = {
      src: '',
      remove: () => {},
      addEventListener: (_type: string, failed: () => void) => fails.set(script, failed),
    };
    return script;
  }
  const fail = (script: object) => fails.get(script)?.();
  const known: Parts = {
    ga4,
    tagManager,
    late: { startLate },
    // It needs a browser.
    inspector: { openInspector: () => ({ close: () => {} }) },
  };
  const fetchPart: FetchPart = (name, take) => {
    if (page.partsAtOnce) take(known[name]);
    else parts.push({ come: () => take(known[name]), fail: () => take() });
  };

  const window: PageWindow = {
    screen: services.screen,
    get innerWidth() {
      return services.innerWidth;
    },
    navigator: services.navigator,
    localStorage: services.localStorage,
    sessionStorage: services.sessionStorage,
    crypto: services.crypto,
    fetch: services.fetch,
    window: services.window,
    location: {
      get origin() {
        return page.origin;
      },
      get pathname() {
        return page.path;
      },
      get href() {
        // A test sets the path or the whole address.
        const { url } = browser.facts;
        return url === 'https://shop.example/' ? `${page.origin}${page.path}` : url;
      },
    },
    document: {
      get referrer() {
        return services.document.referrer;
      },
      get hidden() {
        return services.document.hidden;
      },
      get cookie() {
        return page.cookies;
      },
      set cookie(cookie) {
        browser.written.push(cookie);
      },
      get title() {
        return page.title;
      },
      get prerendering() {
        return page.prerendered;
      },
      addEventListener: (type, hear) => {
        if (type === 'prerenderingchange') shown.add(hear);
        else services.document.addEventListener(type, hear);
      },
      removeEventListener: (type, hear) => {
        shown.delete(hear);
        services.document.removeEventListener(type, hear);
      },
      createElement: fakeScript,
      querySelector: (selector) => (page.loadedScript && selector.includes('[src*=') ? fakeScript() : null),
      head: { append: (script) => scripts.push({ src: script.src, failed: () => fail(script) }) },
    },
    get dataLayer() {
      return page.frozenDataLayer ? frozen : (page.layer ?? layer);
    },
    console: { warn: print, error: print },
    Date: { now: () => time },
    setTimeout: (run, milliseconds) => {
      lastTimer += 1;
      timers.set(lastTimer, { at: time + milliseconds, run });
      return lastTimer;
    },
    clearTimeout: (timer) => void timers.delete(Number(timer)),
    addEventListener: (type, listener) => {
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
    },
    removeEventListener: (type, listener) => void listeners.get(type)?.delete(listener),
    dispatchEvent: ({ type, detail }) => announced.push({ name: type, detail }),
    get OnetrustActiveGroups() {
      return page.consentGroups;
    },
  };

  return {
    window,
    fetchPart,
    browser,
    /** Dispatches an event on the window. */
    happen,
    /** Loads the parts that are being fetched, including those that they fetch. */
    partsCome: () => {
      for (let part = parts.shift(); part; part = parts.shift()) part.come();
    },
    partsAwaited: () => parts.length,
    partsFail: () => parts.splice(0).forEach(({ fail }) => fail()),
    hide: () => happen({ type: 'pagehide' }),
    restore: () => happen({ type: 'pageshow', persisted: true }),
    /** Shows a prerendered page. */
    show: () => {
      page.prerendered = false;
      for (const run of shown) run({ type: 'prerenderingchange' });
    },
    /** Records of the data layer, without commands to consent mode. */
    records,
    commands,
    /** Records and commands in their order. */
    pushed,
    printed,
    announced,
    scripts,
    /** Returns the number of running timers. */
    timers: () => timers.size,
    /** Changes the page without an event. */
    change: (next: Surroundings) => {
      Object.assign(page, next);
      browser.alter(next);
    },
    /** Dispatches the consent tool's event, after which consent may have changed. */
    hint: () => happen({ type: 'OneTrustGroupsUpdated' }),
    /** Calls the wrapper, like a consent tool that dispatches no event. */
    callConsentWrapper: () => window.OptanonWrapper?.(),
    /** Posts a page message. */
    post: (event_name: string, data?: object, origin = page.origin) =>
      happen({ type: 'message', data: JSON.stringify({ event_name, data }), origin }),
    /** Posts any value. */
    postRaw: (data: unknown, origin = page.origin) => happen({ type: 'message', data, origin }),
    /** Turns the clock. */
    pass: (milliseconds: number) => {
      time += milliseconds;
      for (const [id, timer] of timers) {
        if (timer.at > time) continue;
        timers.delete(id);
        timer.run();
      }
    },
  };
}
