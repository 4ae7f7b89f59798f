import type { Draw } from './draw.ts';

/**
 * Characters for which two engines may differ, or a text and its trimmed, cased, normalised or serialised
 * form: white space of all kinds, letters whose case changes their length or depends on the language,
 * combining marks, digits of other scripts, and characters that JSON and HTML escape. U+0000 and unpaired
 * surrogates are missing, because no keyboard types them and the server rejects them as malformed.
 */
const signs = [
  ...Array.from('aZ09ßẞıİiIÇşğŁø'),
  ...Array.from(' \t\n\r\u00a0\u0085\u2003\u2028\u3000\ufeff\u180e\u200b\u200d'),
  ...Array.from('\u0301\u0308\u0327\u20dd\ufe0f'),
  ...Array.from('٣५９①Ⅷ²'),
  ...Array.from('+-/.:,()&\'’`´"\\<>{}@_#%$€'),
  ...Array.from('山한ना'),
  '😀',
  '𝒜',
  '👨‍👩‍👧',
  'ﬁ',
  'ǅ',
  'www.',
  '://',
  '.de',
  'crema',
  'filiale',
  'pack',
  'station',
  '+36',
  '0500',
  '12345',
];

const lengths = [0, 1, 2, 3, 5, 8, 13, 21, 34] as const;

/** Returns a random text. */
export function wildText(draw: Draw): string {
  const length = draw.pick(lengths);
  return Array.from({ length }, () => draw.any(signs)).join('');
}
