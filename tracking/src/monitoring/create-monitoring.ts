import type { ExtensionHost } from '../extension/extension.ts';
import type { Services } from '../extension/services.ts';
import { logBound } from '../log/log.ts';
import type { LogLine } from '../log/log.ts';
import { catalogue } from '../log/texts.ts';
import { pagePath } from '../page/page-path.ts';
import { createBoundedQueue } from '../queue/bounded-queue.ts';
import { version } from '../version.ts';
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
 * the intake's address, and on localhost, lines are discarded.
 */
export function createMonitoring(
  { environment, log, settings }: ExtensionHost,
  services: Services,
  visit: Visit,
): { readonly stop: () => void } {
  const { site, extension } = settings;
  const { monitoring } = extension;
  const isLocal = () => /(^|\.)localhost$/.test(visit.facts().hostname);
  const url = typeof monitoring === 'object' && !isLocal() ? monitoring.url : '';
  const waiting = createBoundedQueue<ReportedLine>(logBound, () =>
    environment.print('error', catalogue.logFull),
  );
  let cancel: (() => void) | undefined;
  let next = 0;
  let failures = 0;
  let stopped = false;

  const stop = () => {
    stopped = true;
    cancel?.();
    log.collect(() => {});
  };
  const post = async (lines: readonly ReportedLine[]) => {
    try {
      const page_path = scrub(pagePath(environment.path()));
      const { ok } = await services.fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ client_version: version, site, stage: visit.facts().stage, page_path, lines }),
        keepalive: true,
        credentials: 'omit',
      });
      return ok;
    } catch {
      return false;
    }
  };
  const report = async () => {
    cancel = undefined;
    next = environment.now() + pause;
    const lines = waiting.drain();
    const ok = await post(lines);
    failures = ok ? 0 : failures + 1;
    if (ok || stopped) return;
    if (failures === failuresBound) return stop();
    for (const line of lines) waiting.add(line);
    plan();
  };
  const plan = () => {
    cancel ??= environment.after(Math.max(0, next - environment.now()), () => void report());
  };

  if (url) {
    log.collect(({ level, text }) => {
      waiting.add({ level, text: scrub(text), at: environment.now() });
      plan();
    });
  } else stop();
  return { stop };
}
