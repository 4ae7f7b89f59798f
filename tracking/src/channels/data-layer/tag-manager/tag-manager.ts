import { statistics } from '../../../visit/consent/groups.ts';
import type { Consent } from '../../../visit/consent/consent.ts';
import { insertScript } from '../../../browser/insert-script.ts';
import type { PageWindow } from '../../../browser/page-window.ts';
import { after } from '../../../browser/timer.ts';
import { scriptFailed } from '../../../log/late-texts.ts';
import type { Log } from '../../../log/log.ts';
import { keepConsentMode } from './consent-mode.ts';
import type { TagManagerOptions } from './tag-manager-options.ts';

/**
 * How often and after how many milliseconds a script that failed is tried again (Tracking §9). By itself, unlike exactag's:
 * no record waits for this script, so that nothing else would ask for it once more.
 */
const retries = { count: 10, delay: 100 } as const;

/** Starts the tag manager, which is done once per page however often the library is reset. */
export type StartTagManager = (
  options: TagManagerOptions,
  window: PageWindow,
  consent: Consent,
  log: Log,
) => void;

/** Puts consent mode first into the data layer, and the script on the page as soon as it may be there. */
export const startTagManager: StartTagManager = ({ src = '', load, nonce }, window, consent, log) => {
  const insert = (left: number): void =>
    insertScript(window, { src, nonce }, () => {
      if (left > 0) after(window, retries.delay, () => insert(left - 1));
      else log.error(scriptFailed(src));
    });
  const insertWhenAllowed = () => {
    if (load !== 'eager' && !consent.now().grants([statistics])) return;
    stop();
    (window.dataLayer ??= []).push({ 'gtm.start': window.Date.now(), event: 'gtm.js' });
    insert(retries.count);
  };
  // Denied before anything else stands in the data layer, however late the script comes.
  keepConsentMode(window, consent);
  const stop = consent.subscribe(insertWhenAllowed);
  insertWhenAllowed();
};
