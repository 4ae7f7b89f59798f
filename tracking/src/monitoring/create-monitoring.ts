import type { ExtensionHost } from '../extension/extension.ts';
import type { Services } from '../extension/services.ts';
import { logBound } from '../log/log.ts';
import type { LogLine } from '../log/log.ts';
import { logFull } from '../log/extension-texts.ts';
import { pagePath } from '../page/page-path.ts';
import { createBoundedQueue } from '../queue/bounded-queue.ts';
import { version } from '../version.ts';
import { isLocalhost } from '../visit/address.ts';
import type { Visit } from '../visit/visit.ts';
import { scrub } from './scrub.ts';

/** Milliseconds from one report to the next. */
const pause = 2000;

/** After how many failures in a row nothing is reported any more. */
const failuresBound = 3;

/** A line as it is reported. */
interface ReportedLine extends LogLine {
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Reports warnings and errors to the shop's error-monitoring intake (Tracking §7), at most once in two seconds and with
 * all lines that have gathered: `{ client_version, site, stage, page_path, lines: [{ level, text, at }] }`. What could not
 * be reported is reported with the next lines. Its own failures are never logged, or they would be reported in turn. Without
 * the intake's address, and on localhost, lines are discarded. Gives back how to stop.
 */
export function createMonitoring(
  { environment, log, settings }: ExtensionHost,
  services: Pick<Services, 'fetch'>,
  visit: Pick<Visit, 'facts'>,
): () => void {
  const { monitoring } = settings.extension;
  const isLocal = isLocalhost(visit.facts().browser.hostname);
  const url = typeof monitoring === 'object' && !isLocal ? monitoring.url : '';
  const waiting = createBoundedQueue<ReportedLine>(logBound, () => environment.print('error', logFull));
  let cancel: (() => void) | undefined;
  let failures = 0;

  const stop = () => {
    failures = failuresBound;
    cancel?.();
    log.collect(() => {});
  };
  const post = async (lines: readonly ReportedLine[]) => {
    const answer = await services.fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        client_version: version,
        site: settings.site,
        stage: visit.facts().stage,
        page_path: scrub(pagePath(environment.path())),
        lines,
      }),
      keepalive: true,
      credentials: 'omit',
    });
    return answer.ok;
  };
  const report = async () => {
    const lines = waiting.drain();
    // Also where there is nothing to report: the pause has been kept.
    cancel = undefined;
    if (lines.length === 0) return;
    plan(pause);
    if (await post(lines).catch(() => false)) failures = 0;
    else if ((failures += 1) >= failuresBound) stop();
    else {
      for (const line of lines) waiting.add(line);
      plan(pause);
    }
  };
  const plan = (delay: number) => (cancel ??= environment.after(delay, () => void report()));

  if (!url) stop();
  else
    log.collect(({ level, text }) => {
      waiting.add({ level, text: scrub(text), at: environment.now() });
      plan(0);
    });
  return stop;
}
