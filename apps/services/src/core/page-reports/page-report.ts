import * as v from 'valibot';
import type { LogEntry } from '../log/log.ts';

// An at-sign, plain, full-width or encoded, as tracking's own scrubber finds it.
const atSign = /[@＠]|%(?:25)*40|%(?:25)*EF%(?:25)*BC%(?:25)*A0/i;
const query = /[?#]\S+/g;
const webToken = /\beyJ[\w-]+(?:\.[\w-]*)*/g;
const longWord = /[\w-]{16,}/g;
const longNumber = /\p{Nd}(?:[\s./()-]?\p{Nd}){4,}/gu;

/** Returns true if a long word looks drawn by chance: a token, an id or a hash. Names of fields have hardly any digits. */
const isToken = (word: string): boolean =>
  /\d.*\d/.test(word) || (/\d/.test(word) && /[a-z]/.test(word) && /[A-Z]/.test(word));

/**
 * Returns a text of a page without what may be personal: words with an at-sign, queries of addresses, tokens, and numbers of five
 * digits or more. The page has scrubbed it already, but any program can send a report.
 */
export function scrub(text: string): string {
  return text
    .split(/([\s|]+)/)
    .map((word) => (atSign.test(word) ? '(e-mail)' : word))
    .join('')
    .replace(query, '(query)')
    .replace(webToken, '(token)')
    .replace(longWord, (word) => (isToken(word) ? '(token)' : word))
    .replace(longNumber, '(number)');
}

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
