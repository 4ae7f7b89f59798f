import type { Name } from './screen.ts';

/** The asterisk that a component writes behind a label. */
const ASTERISK = String.raw`\s*\*?`;

/** The word that it may add: "(optional)". A label may end in brackets of its own, which look the same. */
const BRACKETS = String.raw`(?:\s*\([^()]*\))?`;

/**
 * The patterns that the whole of an accessible name, or of a label's text, has to match: the best first, the next only where
 * nothing matches that one. The last one matches all that those before it match.
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
