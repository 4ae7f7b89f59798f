import { createCookieReader } from '../../src/browser/cookie-reader.ts';
import type { PageWindow } from '../../src/browser/page-window.ts';
import { settle } from '../../src/api/options.ts';
import type { InstallOptions, Settings } from '../../src/api/options.ts';
import { createEmitter } from '../../src/log/events.ts';
import { createLog } from '../../src/log/log.ts';
import { reasonOf } from '../../src/browser/reason-of.ts';
import { createConsent } from '../../src/visit/consent/consent.ts';
import { oneTrust } from '../../src/visit/consent/one-trust.ts';
import type { Host } from '../../src/visit/host.ts';
import { createFakeEnvironment } from './fake-environment.ts';
import type { Surroundings } from './fake-environment.ts';

/**
 * Creates the host of a part on a fake page, with the real consent and log. A test begins pages and stops the library. `replaced`
 * overrides fields of the page's window.
 */
export function createHost(
  options: InstallOptions = {},
  surroundings: Surroundings = {},
  replaced: Partial<PageWindow> = {},
) {
  const page = createFakeEnvironment(surroundings);
  const window = Object.defineProperties(page.window, Object.getOwnPropertyDescriptors(replaced));
  const posted: (readonly [name: string, payload: Readonly<Record<string, unknown>>])[] = [];
  const atPage: (() => void)[] = [];
  const atStop: (() => void)[] = [];
  let resumed = 0;
  const failed = (error: unknown) => log.error(reasonOf(error));
  const log = createLog(window, createEmitter(failed));
  const cookies = createCookieReader(window);
  const consent = createConsent(window, cookies, log);
  consent.use(oneTrust(window));
  const host: Host<Settings> = {
    window,
    settings: settle(options),
    consent,
    log,
    cookies,
    resume: () => {
      resumed += 1;
    },
    post: (...message) => posted.push(message),
    onPage: (run) => atPage.push(run),
    onStop: (run) => atStop.push(run),
  };
  return {
    ...page,
    host,
    /** Messages that the part has created. */
    posted,
    /** Returns how often `resume` was called. */
    resumed: () => resumed,
    /** Begins a page. */
    beginPage: () => atPage.forEach((run) => run()),
    /** Resets the library. */
    stop: () => atStop.splice(0).forEach((run) => run()),
  };
}
