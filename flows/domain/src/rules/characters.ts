// Letters of every alphabet with their marks, digits, blanks and the punctuation of Registration §5.
const allowed = /^[\p{L}\p{M}\p{Nd}\s+&'`´,()/.-]*$/u;

// Endings that are no words. Any text with one after a dot is a web address.
const plainEndings =
  'com|net|org|info|biz|shop|online|store|site|club|app|link|pro|dev|xyz|ai|eu|io|ly|ru|uk|ua|cn|kz|cc|vip|zip|live';
const plain = new RegExp(String.raw`[\p{L}\p{Nd}]\.(?:${plainEndings})(?![\p{L}\p{Nd}])`, 'iu');

// The countries' endings are also words and abbreviations: `Rte.de Lausanne`, `Cad.No:12`, `Wei.Li`. Such a text is a web
// address if it ends there in lower case, or if more letters than an abbreviation has are before the dot and a blank is after it.
// `no` is the number of a Turkish house, `tv` its left side in Denmark. The letters are counted from the dot, so that the search
// is linear.
const country =
  'at|ch|be|bg|cy|cz|de|dk|ee|es|fi|fr|gb|gr|hr|hu|ie|it|lt|lu|lv|mt|nl|pl|pt|ro|se|si|sk|tr|is|li|co|me|us|top|in|page|cloud|tv';
const lower = new RegExp(
  String.raw`[\p{Ll}\p{Nd}-]{3}\.(?:no|${country})(?:$|[/?#,)])|[\p{Ll}\p{Nd}-]{5}\.(?:${country})\s`,
  'u',
);

const linked = /:\/\/|www\./i;

/** True for a text of characters that names, companies and addresses may have. Turkey also accepts a colon. */
export function hasAllowedCharacters(value: string, colon: boolean): boolean {
  return allowed.test(colon ? value.replaceAll(':', '') : value);
}

// Austria writes titles of women with a dot, `Mag.in`, `Dipl.-Ing.in`, and Turkey the number of a house: `Cad.No/3`.
const abbreviations = /(?:^|\W)(?:doz|dr|ing|mag|prof)\.in\b|\.no[/,] ?\d/gi;

/** True for a text that looks like a web address: a scheme, `www.`, or a domain with a well-known ending (Registration §5). */
export function looksLikeWebAddress(value: string): boolean {
  const said = (value === value.toUpperCase() ? value.toLowerCase() : value).replace(abbreviations, ' ');
  return [linked, plain, lower].some((sign) => sign.test(said));
}

/** True for the address of a page: `www.booking.com` and `booking.com/x`. `Booking.com` is the name of a company. */
export const leadsToTheWeb = (value: string): boolean =>
  linked.test(value) || /[a-z\d]\.[a-z]+\/\S/.test(value);
