/** A `@deprecated` that does not keep to the policy, as a sentence for whoever wrote it. */
type Fault = string;

const FORM =
  /^Since (\d+\.\d+\.\d+) \((\d{4}-\d{2}-\d{2})\), removed in (\d+\.\d+\.\d+)\. (?=.*\b(?:Use|Leave)\b).+\.$/;

/** Six months, as the policy promises. */
const SIX_MONTHS = 182 * 24 * 60 * 60 * 1000;

/**
 * Holds the marks in a source to `docs/deprecation-policy.md`: since which version and when, removed in which, what to use
 * instead; kept for two minor versions and six months, and gone when it is due.
 *
 * @param code of one file
 * @param version of the package, like `1.4.0`
 * @param today what day it is
 */
export function deprecationFaults(code: string, version: string, today: Date): readonly Fault[] {
  return marksIn(code).flatMap((mark) => {
    const [, since = '', date = '', removed = ''] = FORM.exec(mark) ?? [];
    if (!since) return [`"${mark}" is not "Since 1.4.0 (2026-03-02), removed in 2.0.0. Use … instead."`];
    const due = compare(version, removed) >= 0;
    const young = today.getTime() - Date.parse(date) < SIX_MONTHS;
    const faults: [boolean, Fault][] = [
      [!isLongEnough(since, removed), `"${mark}" goes before a major, or within two minor versions`],
      [due && !young, `"${mark}" is due: remove it`],
      [due && young, `"${mark}" is not six months old: move its removal`],
    ];
    return faults.filter(([wrong]) => wrong).map(([, fault]) => fault);
  });
}

/** The text of every mark, on one line. */
function marksIn(code: string): readonly string[] {
  return [...code.matchAll(/\/\*\*[\s\S]*?\*\//g)].flatMap(([comment]) => {
    const text = comment.slice(3, -2).replaceAll(/\n\s*\*?/g, ' ');
    return text
      .split(/(?=@\w)/)
      .filter((tag) => tag.startsWith('@deprecated'))
      .map((tag) => tag.slice('@deprecated'.length).replaceAll(/\s+/g, ' ').trim());
  });
}

/** A major takes it away; while the version begins with 0, the third minor may. */
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
