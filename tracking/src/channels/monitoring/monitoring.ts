import { toJson } from '../../browser/to-json.ts';
import { after } from '../../browser/timer.ts';
import type { Host } from '../../visit/host.ts';
import { visitOf } from '../../visit/create-visit.ts';
import type { VisitSettings } from '../../visit/visit-options.ts';
import { logBound } from '../../log/log.ts';
import type { LogLine } from '../../log/log.ts';
import { logFull } from '../../log/late-texts.ts';
import { pagePath } from '../../page/page-path.ts';
import { version } from '../../version.ts';
import { isLocalhost } from '../../visit/address.ts';
import { beginning, scrubEmails } from '../../browser/personal-text.ts';

/** The longest text that is sent, in characters. */
const textBound = 500;

/** A text that may be sent: without e-mail addresses and what a server said, and cut to 500 characters. */
export function scrub(text: string): string {
  // What the tracking service answers may repeat what it was told.
  return beginning(scrubEmails(text).replace(/(failed with status \d+):.*/s, '$1'), textBound);
}

/** Milliseconds from one report to the next. */
const pause = 2000;

/** After how many failures in a row nothing is reported any more. */
const failuresBound = 3;

/** What is read of the options. */
interface MonitoringSettings extends VisitSettings {
  readonly monitoring?: boolean | { readonly url: string };
}

/** A line as it is reported. */
interface ReportedLine extends LogLine {
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Reports warnings and errors to the shop's error-monitoring intake (Tracking §7), at most once in two seconds and with
 * all lines that have gathered: `{ client_version, site, stage, page_path, lines: [{ level, text, at }] }`. What could not
 * be reported is reported with the next lines. Its own failures are never logged, or they would be reported in turn. Without
 * the intake's address, and on localhost, lines are discarded.
 */
export function start(host: Host<MonitoringSettings>): object {
  const { window, log, settings } = host;
  const { monitoring } = settings;
  const visit = visitOf(host);
  const isLocal = isLocalhost(visit.facts().browser.hostname);
  const url = typeof monitoring === 'object' && !isLocal ? monitoring.url : '';
  let waiting: ReportedLine[] = [];
  let saidFull = false;
  let cancel: (() => void) | undefined;
  let failures = 0;

  const add = (...lines: readonly ReportedLine[]) => {
    waiting = [...waiting, ...lines];
    if (waiting.length <= logBound) return;
    waiting = waiting.slice(-logBound);
    // Once: saying it is a line as well.
    if (!saidFull) {
      saidFull = true;
      log.error(logFull);
    }
  };
  const stop = () => {
    failures = failuresBound;
    cancel?.();
    log.collect(() => {});
  };
  const post = async (lines: readonly ReportedLine[]) => {
    const answer = await window.fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: toJson({
        client_version: version,
        site: settings.site,
        stage: visit.facts().stage,
        page_path: scrub(pagePath(window.location.pathname)),
        lines,
      }),
      keepalive: true,
      credentials: 'omit',
    });
    return answer.ok;
  };
  const report = async () => {
    const lines = waiting;
    waiting = [];
    // Also where there is nothing to report: the pause has been kept.
    cancel = undefined;
    if (lines.length === 0) return;
    plan(pause);
    if (await post(lines).catch(() => false)) failures = 0;
    else if ((failures += 1) >= failuresBound) stop();
    else {
      // Before what has come since.
      add(...lines, ...waiting.splice(0));
      plan(pause);
    }
  };
  const plan = (delay: number) => (cancel ??= after(window, delay, () => void report()));

  if (!url) stop();
  else
    log.collect(({ level, text }) => {
      add({ level, text: scrub(text), at: window.Date.now() });
      plan(0);
    });
  host.onStop(() => {
    stop();
    // What is said until the next installation has begun is for it.
    if (url) log.collect();
  });
  return {};
}
