import type { Name } from './screen.ts';

/** What a component writes behind its label: the asterisk, and a word in brackets. */
const ADDED = String.raw`\s*\*?(?:\s*\([^()]*\))?`;

/** The pattern that the whole of an accessible name, or of a label's text, has to match. */
export function namePattern(name: Name): RegExp {
  if (typeof name !== 'string') return name;
  const words = name.trim().split(/\s+/).map(escaped);
  return new RegExp(String.raw`^\s*${words.join(String.raw`\s+`)}${ADDED}\s*$`);
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
