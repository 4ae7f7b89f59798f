import * as v from 'valibot';
import type { LogEntry } from '../log/log.ts';
import { scrub } from './scrub.ts';

/** Longest text of a line, in UTF-16 units, as tracking cuts it. */
const longest = 500;

const latest = 8_640_000_000_000_000;

/** A report of a page's tracking library: warnings and errors (Tracking §7). */
export const pageReport = v.strictObject({
  client_version: v.pipe(v.string(), v.regex(/^[\w.+-]{1,30}$/)),
  site: v.pipe(v.string(), v.regex(/^[a-z]{2}(?:_[a-z]{2})?$/)),
  stage: v.picklist(['development', 'staging', 'production']),
  page_path: v.pipe(v.string(), v.maxLength(longest)),
  lines: v.pipe(
    v.array(
      v.strictObject({
        level: v.picklist(['warn', 'error']),
        text: v.pipe(v.string(), v.maxLength(longest)),
        at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(latest)),
      }),
    ),
    v.minLength(1),
    // The library's own buffer (Tracking §9).
    v.maxLength(100),
  ),
});

/** A report that was judged. */
export type PageReport = v.InferOutput<typeof pageReport>;

/** Returns the lines of a report for the log, without personal data. */
export function entriesOf(report: PageReport): readonly LogEntry[] {
  const { client_version: clientVersion, site, stage, page_path: path, lines } = report;
  const of = { clientVersion, site, stage, path: scrub(path) };
  return lines.map(({ level, text, at }) => ({
    level,
    reported: { ...of, text: scrub(text), at: new Date(at).toISOString() },
  }));
}
