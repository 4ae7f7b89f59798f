/** Violations of the policy by a `@deprecated` tag, as sentences for its author. */
type Fault = string;

type Now = {
  /** Version of the package, like `1.4.0`. */
  version: string;
  /** All released versions in any order, from the changelog. */
  releases: readonly string[];
  /** The current date. */
  today: Date;
};

/** The instruction is a sentence of its own. It names a replacement or says that none is needed. */
const FORM =
  /^Since (\d+\.\d+\.\d+) \((\d{4}-\d{2}-\d{2})\), removed in (\d+\.\d+\.\d+)\. (?:.*[.;] )?(?:Use `[^`]+`|Leave it out\b).*\.$/;

const MODEL = '"Since 1.4.0 (2026-03-02), removed in 2.0.0. Use `…` instead."';

/**
 * Checks the `@deprecated` tags of a source against `docs/deprecation-policy.md`. A tag must be in a doc comment, and name the
 * version and date, the version of its removal and the replacement. It must last two minor versions and six months, and be
 * removed when it is due.
 *
 * @param code of one file
 */
export function deprecationFaults(code: string, now: Now): readonly Fault[] {
  const hidden = code.replaceAll(DOC_COMMENT, '').includes('@deprecated');
  return [
    ...(hidden ? ['a "@deprecated" is in no doc comment, where editors look for it'] : []),
    ...marksIn(code).flatMap((mark) => markFaults(mark, now)),
  ];
}

function markFaults(mark: string, { version, releases, today }: Now): readonly Fault[] {
  const [, since = '', date = '', removed = ''] = FORM.exec(mark) ?? [];
  if (!since) return [`"${mark}" is not ${MODEL}`];
  if (!isDay(date)) return [`"${mark}" is of no day of the calendar`];
  const due = compare(version, removed) >= 0;
  const further = minorsBetween(releases, since, removed);
  const faults: [boolean, Fault][] = [
    [compare(since, version) > 0, 'is of a version still to come'],
    [Date.parse(date) > today.getTime(), 'is of a day still to come'],
    [!isLongEnough(since, removed), 'goes before a major, or within two minor versions'],
    [due && isYoung(date, today), 'is not six months old: move its removal'],
    [due && further < 2, `has seen only ${further} of two further minor versions: move its removal`],
    [due && further >= 2 && !isYoung(date, today), 'is due: remove it'],
  ];
  return faults.filter(([wrong]) => wrong).map(([, fault]) => `"${mark}" ${fault}`);
}

const DOC_COMMENT = /\/\*\*[\s\S]*?\*\//g;

/** Returns the text of every tag on one line. */
function marksIn(code: string): readonly string[] {
  return [...code.matchAll(DOC_COMMENT)].flatMap(([comment]) => {
    const text = comment.slice(3, -2).replaceAll(/\n\s*\*?/g, ' ');
    return text
      .split(/(?=@\w)/)
      .filter((tag) => tag.startsWith('@deprecated'))
      .map((tag) => tag.slice('@deprecated'.length).replaceAll(/\s+/g, ' ').trim());
  });
}

/** Rejects the 30th of February, which `Date` turns into a day of March. */
function isDay(date: string): boolean {
  const day = new Date(date);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

/** Six months, as the policy promises. */
function isYoung(date: string, today: Date): boolean {
  const old = new Date(date);
  old.setUTCMonth(old.getUTCMonth() + 6);
  return today < old;
}

/** Returns the number of minor versions between two versions. Patches and majors do not count. */
function minorsBetween(releases: readonly string[], after: string, before: string): number {
  const later = releases
    .filter((release) => compare(release, before) < 0)
    .map((release) => numbers(release))
    .filter(([major, minor]) => minor > 0 && compare(`${major}.${minor}.0`, after) > 0);
  return new Set(later.map(([major, minor]) => `${major}.${minor}`)).size;
}

/** A major version removes it. While the version starts with 0, the third minor version may. */
function isLongEnough(since: string, removed: string): boolean {
  const [major, minor] = numbers(since);
  const [goesMajor, goesMinor, goesPatch] = numbers(removed);
  if (goesMajor > major) return goesMinor === 0 && goesPatch === 0;
  return major === 0 && goesMajor === 0 && goesMinor > minor + 2 && goesPatch === 0;
}

function compare(one: string, other: string): number {
  const others = numbers(other);
  return (
    numbers(one)
      .map((part, at) => part - (others[at] ?? 0))
      .find((difference) => difference !== 0) ?? 0
  );
}

function numbers(version: string): readonly [number, number, number] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
}
