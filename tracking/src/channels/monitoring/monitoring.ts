import { toJson } from '../../browser/json.ts';
import { after } from '../../browser/timer.ts';
import type { Host } from '../../visit/host.ts';
import { visitOf } from '../../visit/visit.ts';
import type { VisitSettings } from '../../visit/visit-options.ts';
import { logBound } from '../../log/log.ts';
import type { LogLine } from '../../log/log.ts';
import { logFull } from '../../log/late-texts.ts';
import { pagePath } from '../../page/page-facts.ts';
import { version } from '../../version.ts';
import { isLocalhost } from '../../visit/address.ts';
import { beginning, scrubEmails } from '../../browser/personal-text.ts';

/** Longest text that is sent, in characters. */
const textBound = 500;

/** Returns a text without e-mail addresses and server responses, cut to 500 characters. */
export function scrub(text: string): string {
  // The response of the tracking service may repeat data of the request.
  return beginning(scrubEmails(text).replace(/(failed with status \d+):.*/s, '$1'), textBound);
}

/** Milliseconds between two reports. */
const pause = 2000;

/** Number of consecutive failures after which reporting stops. */
const failuresBound = 3;

/** The options that monitoring reads. */
interface MonitoringSettings extends VisitSettings {
  readonly monitoring?: boolean | { readonly url: string };
}

/** A line of a report. */
interface ReportedLine extends LogLine {
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Reports warnings and errors to the shop's error-monitoring intake (Tracking §7), at most every two seconds:
 * `{ client_version, site, stage, page_path, lines: [{ level, text, at }] }`. Lines of a failed report are sent with the next one.
 * Its own failures are not logged, because they would be reported, too. Without the intake's address, and on localhost, lines are
 * discarded.
 */
export function start(host: Host<MonitoringSettings>): object {
  const { window, log, settings } = host;
  const { monitoring } = settings;
  const visit = visitOf(host);
  const isLocal = isLocalhost(visit.facts().browser.hostname);
  const url = typeof monitoring === 'object' && !isLocal ? monitoring.url : '';
  let waiting: ReportedLine[] = [];
  let isFullReported = false;
  let cancel: (() => void) | undefined;
  let failures = 0;

  const add = (...lines: readonly ReportedLine[]) => {
    waiting = [...waiting, ...lines];
    if (waiting.length <= logBound) return;
    waiting = waiting.slice(-logBound);
    // Logged once, because this error adds a line to the log, too.
    if (!isFullReported) {
      isFullReported = true;
      log.error(logFull);
    }
  };
  const stop = () => {
    failures = failuresBound;
    cancel?.();
    log.collect(() => {});
  };
  const post = async (lines: readonly ReportedLine[]) => {
    const response = await window.fetch(url, {
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
    return response.ok;
  };
  const report = async () => {
    const lines = waiting;
    waiting = [];
    // Reset even without lines, because the pause is over.
    cancel = undefined;
    if (lines.length === 0) return;
    schedule(pause);
    if (await post(lines).catch(() => false)) failures = 0;
    else if ((failures += 1) >= failuresBound) stop();
    else {
      // Before the lines that have arrived since.
      add(...lines, ...waiting.splice(0));
      schedule(pause);
    }
  };
  const schedule = (delay: number) => (cancel ??= after(window, delay, () => void report()));

  if (!url) stop();
  else
    log.collect(({ level, text }) => {
      add({ level, text: scrub(text), at: window.Date.now() });
      schedule(0);
    });
  host.onStop(() => {
    stop();
    // Lines until the next installation are kept for it.
    if (url) log.collect();
  });
  return {};
}
