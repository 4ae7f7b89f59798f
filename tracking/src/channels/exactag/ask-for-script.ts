import { insertScript } from '../../browser/insert-script.ts';
import { scriptFailed } from '../../log/late-texts.ts';
import type { Host } from '../../visit/host.ts';

// By page and not by installation: a reset does not load the script twice.
const pages = new WeakMap<object, { wanted: boolean; failures: number }>();

/**
 * How often a script that failed is tried again (Tracking §9). Not 100 ms later like the tag manager's, but when what waits
 * for it is sent again, which is every second (Tracking §8): without consent, or with nothing to send, no script is loaded.
 */
const retries = 10;

/** Asks for exactag's script, unless it is there, on its way or has failed too often. Called whenever there is something to send. */
export function askForScript(src: string, { window, log }: Pick<Host, 'window' | 'log'>): void {
  const script = pages.get(window) ?? { wanted: true, failures: 0 };
  pages.set(window, script);
  if (!script.wanted) return;
  script.wanted = false;
  insertScript(window, { src }, () => {
    script.failures += 1;
    script.wanted = script.failures <= retries;
    if (!script.wanted) log.error(scriptFailed(src));
  });
}
