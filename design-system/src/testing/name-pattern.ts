import type { Name } from './screen.ts';

/** The asterisk that a component writes behind a label. */
const ASTERISK = String.raw`\s*\*?`;

/** The word that a component may add: "(optional)". A label may have brackets of its own at its end, which look the same. */
const BRACKETS = String.raw`(?:\s*\([^()]*\))?`;

/**
 * Returns patterns for the whole of an accessible name, or of a label's text. Use the first one that matches anything. The last
 * pattern matches everything that the others match.
 */
export function namePatterns(name: Name): readonly [RegExp, ...RegExp[]] {
  if (typeof name !== 'string') return [name];
  const words = name
    .trim()
    .split(/\s+/)
    .map(escaped)
    .join(String.raw`\s+`);
  return [
    new RegExp(String.raw`^\s*${words}${ASTERISK}\s*$`),
    new RegExp(String.raw`^\s*${words}${ASTERISK}${BRACKETS}\s*$`),
  ];
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
