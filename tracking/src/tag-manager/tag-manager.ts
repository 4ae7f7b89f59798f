import { statistics } from '../consent/consent.ts';
import type { Consent } from '../consent/consent.ts';
import type { Environment } from '../environment/environment.ts';
import type { Log } from '../log/log.ts';
import { notices } from '../log/warnings.ts';
import { keepConsentMode } from './consent-mode.ts';

/** The script that reads the data layer. */
export interface TagManagerOptions {
  /** Address of the script. Absent: nothing is loaded, the page brings its own or none. */
  readonly src?: string;
  /**
   * `consent` loads the script once statistics has been agreed to; `eager` at once, with everything denied until then.
   * @default 'consent'
   */
  readonly load?: 'consent' | 'eager';
  /** Nonce of the page's content security policy. @default that of a script already on the page */
  readonly nonce?: string;
}

/** How often and after how many milliseconds a script that failed is tried again (Tracking §9). */
const retries = { count: 10, delay: 100 } as const;

/** Creates what starts the tag manager, once per page however often the library is reset. */
export function createTagManager(environment: Environment, consent: Consent, log: Log) {
  let started = false;
  return ({ src, load, nonce }: TagManagerOptions): void => {
    if (!src || started) return;
    started = true;
    const insert = (left: number): void =>
      environment.insertScript({ src, nonce }, () => {
        if (left > 0) environment.after(retries.delay, () => insert(left - 1));
        else log.error(notices.scriptFailed(src));
      });
    const insertWhenAllowed = () => {
      if (load !== 'eager' && !consent.now().grants([statistics])) return;
      stop();
      environment.push({ 'gtm.start': environment.now(), event: 'gtm.js' });
      insert(retries.count);
    };
    // Denied before anything else stands in the data layer, however late the script comes.
    keepConsentMode(environment, consent);
    const stop = consent.subscribe(insertWhenAllowed);
    insertWhenAllowed();
  };
}
