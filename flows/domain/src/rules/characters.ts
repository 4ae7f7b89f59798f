// Letters of every alphabet with their marks, digits, blanks and the punctuation of Registration §5. The typographic
// apostrophe is what phones type for the plain one.
const common = String.raw`\p{L}\p{M}\p{Nd}\s+&'’` + '`' + String.raw`´,()/.\-`;
const allowed = new RegExp(`^[${common}]*$`, 'u');
const allowedInTurkey = new RegExp(`^[${common}:]*$`, 'u');

// Endings of the countries the shop delivers to, and the well-known others. What stands before the dot tells
// `example.de` from `M. de Vries` and `Dr.de Vries`: three characters, counted from the dot, which keeps the search linear.
const endings =
  'com|net|org|info|biz|shop|online|site|store|xyz|top|club|app|eu|io|co|ly|ru|' +
  'at|ch|be|bg|cy|cz|de|dk|ee|es|fi|fr|gb|uk|gr|hr|hu|ie|it|lt|lu|lv|mt|nl|pl|pt|ro|se|si|sk|tr|is|li|no';
const domain = new RegExp(String.raw`[\p{L}\p{Nd}-]{3}\.(?:${endings})(?![\p{L}\p{Nd}])`, 'iu');

/** Whether a text keeps to the characters that names, companies and addresses may have; Turkey also takes a colon. */
export function hasAllowedCharacters(value: string, colon: boolean): boolean {
  return (colon ? allowedInTurkey : allowed).test(value);
}

/** Whether a text looks like a web address: a scheme, `www.`, or a domain with a well-known ending. */
export function looksLikeWebAddress(value: string): boolean {
  return value.includes('://') || /www\./i.test(value) || domain.test(value);
}
