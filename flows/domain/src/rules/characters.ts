// Letters of every alphabet with their marks, digits, blanks and the punctuation of Registration §5. The typographic
// apostrophe is what phones type for the plain one.
const common = String.raw`\p{L}\p{M}\p{Nd}\s+&'’` + '`' + String.raw`´,()/.\-`;
const allowed = new RegExp(`^[${common}]*$`, 'u');
const allowedInTurkey = new RegExp(`^[${common}:]*$`, 'u');

// Two characters before the dot are enough to tell `example.de` from `M. de Vries`, and keep the search linear.
const domain =
  /[\p{L}\p{Nd}-]{2}\.(?:com|net|org|info|biz|eu|shop|online|site|store|xyz|top|club|app|io|co|de|at|ch|cz|hu|sk|tr|pl|ru)(?![\p{L}\p{Nd}])/iu;

/** Whether a text keeps to the characters that names, companies and addresses may have; Turkey also takes a colon. */
export function hasAllowedCharacters(value: string, colon: boolean): boolean {
  return (colon ? allowedInTurkey : allowed).test(value);
}

/** Whether a text looks like a web address: a scheme, `www.`, or a domain with a well-known ending. */
export function looksLikeWebAddress(value: string): boolean {
  return value.includes('://') || /www\./i.test(value) || domain.test(value);
}
