import type { Environment } from '../environment/environment.ts';

/** What a test sets of the page around the library. */
export interface Surroundings {
  readonly origin?: string;
  readonly path?: string;
  readonly cookies?: string;
  readonly consentGroups?: unknown;
}

/** The consent cookie with these groups active and the others refused. */
export function consentCookie(...active: readonly string[]): string {
  const groups = ['C0001', 'C0003', 'C0004'].map((group) => `${group}:${active.includes(group) ? 1 : 0}`);
  return `OptanonConsent=${new URLSearchParams({ datestamp: 'today', groups: groups.join(',') }).toString()}`;
}

/** A page without a browser: its clock is turned by hand, what it is given can be looked at. */
export function createFakeEnvironment(start: Surroundings = {}) {
  const page = { origin: 'https://shop.example', path: '/', cookies: '', ...start };
  const records: object[] = [];
  const printed: string[] = [];
  const announced: { readonly name: string; readonly detail: unknown }[] = [];
  const scripts: { readonly src: string; readonly failed: () => void }[] = [];
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  let time = 0;
  let message: (data: unknown, origin: string) => void = () => {};
  let consentHint = () => {};

  const environment: Environment = {
    origin: () => page.origin,
    path: () => page.path,
    cookies: () => page.cookies,
    consentGroups: () => page.consentGroups,
    push: (record) => void records.push(record),
    now: () => time,
    after: (milliseconds, run) => {
      const timer = { at: time + milliseconds, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    onMessage: (listener) => {
      message = listener;
    },
    onConsentHint: (listener) => {
      consentHint = listener;
    },
    announce: (name, detail) => void announced.push({ name, detail }),
    insertScript: ({ src }, failed) => void scripts.push({ src, failed }),
    print: (_level, text) => void printed.push(text),
  };

  return {
    environment,
    records,
    printed,
    announced,
    scripts,
    /** How many timers run. */
    timers: () => timers.size,
    /** Changes the page around the library without a word. */
    change: (next: Surroundings) => void Object.assign(page, next),
    /** What the consent tool, focus, visibility and storage do: consent may have changed. */
    hint: () => consentHint(),
    /** Posts a page message. */
    post: (event_name: string, data?: object, origin = page.origin) =>
      message(JSON.stringify({ event_name, data }), origin),
    /** Posts anything at all. */
    postRaw: (data: unknown, origin = page.origin) => message(data, origin),
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
