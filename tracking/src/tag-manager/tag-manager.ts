import { statistics } from '../consent/groups.ts';
import type { Consent } from '../consent/consent.ts';
import type { Environment } from '../environment/environment.ts';
import { scriptFailed } from '../log/core-texts.ts';
import type { Log } from '../log/log.ts';
import { keepConsentMode } from './consent-mode.ts';
import type { TagManagerOptions } from './tag-manager-options.ts';

/** How often and after how many milliseconds a script that failed is tried again (Tracking §9). */
const retries = { count: 10, delay: 100 } as const;

/** Starts the tag manager, which is done once per page however often the library is reset. */
export type StartTagManager = (
  options: TagManagerOptions & { readonly src: string },
  environment: Environment,
  consent: Consent,
  log: Log,
) => void;

/** Puts consent mode first into the data layer, and the script on the page as soon as it may be there. */
export const startTagManager: StartTagManager = ({ src, load, nonce }, environment, consent, log) => {
  const insert = (left: number): void =>
    environment.insertScript({ src, nonce }, () => {
      if (left > 0) environment.after(retries.delay, () => insert(left - 1));
      else log.error(scriptFailed(src));
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
