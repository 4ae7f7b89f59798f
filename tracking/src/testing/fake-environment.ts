import type { Heard } from '../environment/environment.ts';
import type { CoreEnvironment, Parts } from '../environment/parts.ts';
import { createExtension } from '../extension/create-extension.ts';
import { createGa4 } from '../ga4/create-ga4.ts';
import { startTagManager } from '../tag-manager/tag-manager.ts';
import { createFakeServices } from './fake-services.ts';
import type { BrowserFacts } from './fake-services.ts';

/** What a test sets of the page around the library. */
export interface Surroundings extends BrowserFacts {
  readonly origin?: string;
  readonly path?: string;
  readonly cookies?: string;
  readonly consentGroups?: unknown;
  /** Whether the parts of the library that are fetched later come at once. @default true */
  readonly partsAtOnce?: boolean;
  /** Whether the page's data layer takes nothing. @default false */
  readonly frozenDataLayer?: boolean;
  /** Whether the page is only rendered beforehand. @default false */
  readonly prerendered?: boolean;
}

/** The consent cookie with these groups active and the others refused. */
export function consentCookie(...active: readonly string[]): string {
  const groups = ['C0001', 'C0003', 'C0004'].map((group) => `${group}:${active.includes(group) ? 1 : 0}`);
  return `OptanonConsent=${new URLSearchParams({ datestamp: 'today', groups: groups.join(',') }).toString()}`;
}

/** A page without a browser, and with parts of its own if need be: its clock is turned by hand, what it is given can be looked at. */
export function createFakeEnvironment(start: Surroundings = {}, own: Partial<Parts> = {}) {
  const page = {
    origin: 'https://shop.example',
    path: '/',
    cookies: '',
    partsAtOnce: true,
    prerendered: false,
    frozenDataLayer: false,
    ...start,
  };
  const browser = createFakeServices(start);
  const records: object[] = [];
  const printed: string[] = [];
  const announced: { readonly name: string; readonly detail: unknown }[] = [];
  const scripts: { readonly src: string; readonly failed: () => void }[] = [];
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  let time = 0;
  const listeners = new Map<string, ((event: Heard) => void)[]>();
  const happen = (event: Heard) => listeners.get(event.type)?.forEach((listener) => listener(event));
  let followConsent = () => {};
  const parts: { readonly come: () => void; readonly fail: () => void }[] = [];
  const shown: (() => void)[] = [];
  const known: Parts = {
    GA4: { createGa4 },
    'tag manager': { startTagManager },
    extension: { createBrowserExtension: (host) => createExtension(host, browser.services) },
    ...own,
  };
  const environment: CoreEnvironment = {
    origin: () => page.origin,
    path: () => page.path,
    cookies: () => page.cookies,
    consentGroups: () => page.consentGroups,
    push: (record) => {
      if (page.frozenDataLayer) throw new TypeError('Cannot add property 0');
      records.push(record);
    },
    now: () => time,
    after: (milliseconds, run) => {
      const timer = { at: time + milliseconds, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    listen: (type, listener) => {
      listeners.set(type, [...(listeners.get(type) ?? []), listener]);
    },
    followConsentTool: (listener) => {
      followConsent = listener;
    },
    hidden: () => page.hidden ?? false,
    whenShown: (run) => {
      if (page.prerendered) shown.push(run);
      else run();
    },
    announce: (name, detail) => void announced.push({ name, detail }),
    insertScript: ({ src }, failed) => void scripts.push({ src, failed }),
    fetchPart: (name, take) => {
      if (page.partsAtOnce) take(known[name]);
      else parts.push({ come: () => take(known[name]), fail: () => take() });
    },
    print: (_level, text) => void printed.push(text),
  };

  return {
    environment,
    browser,
    /** The parts that are being fetched come, or cannot be had. */
    partsCome: () => parts.splice(0).forEach(({ come }) => come()),
    partsAwaited: () => parts.length,
    partsFail: () => parts.splice(0).forEach(({ fail }) => fail()),
    hide: () => happen({ type: 'pagehide' }),
    restore: () => happen({ type: 'pageshow', persisted: true }),
    /** A page that was rendered beforehand is looked at. */
    show: () => {
      page.prerendered = false;
      shown.splice(0).forEach((run) => run());
    },
    records,
    printed,
    announced,
    scripts,
    /** How many timers run. */
    timers: () => timers.size,
    /** Changes the page around the library without a word. */
    change: (next: Surroundings) => {
      Object.assign(page, next);
      browser.alter(next);
    },
    /** What the consent tool, focus, visibility and storage do: consent may have changed. */
    hint: () => happen({ type: 'OneTrustGroupsUpdated' }),
    /** What a consent tool does that dispatches no event. */
    callConsentWrapper: () => followConsent(),
    /** Posts a page message. */
    post: (event_name: string, data?: object, origin = page.origin) =>
      happen({ type: 'message', data: JSON.stringify({ event_name, data }), origin }),
    /** Posts anything at all. */
    postRaw: (data: unknown, origin = page.origin) => happen({ type: 'message', data, origin }),
    /** Turns the clock. */
    pass: (milliseconds: number) => {
      time += milliseconds;
      for (const timer of timers) {
        if (timer.at > time) continue;
        timers.delete(timer);
        timer.run();
      }
    },
  };
}
