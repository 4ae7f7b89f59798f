import { domainToUnicode } from 'node:url';

// The scripts of Unicode Standard Annex #31 that are in use, tables 5 and 7. No real address has a letter of any other.
const scripts = (
  'Latin Greek Cyrillic Armenian Hebrew Arabic Thaana Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada ' +
  'Malayalam Sinhala Thai Lao Tibetan Myanmar Georgian Ethiopic Khmer Adlam Balinese Bamum Batak Canadian_Aboriginal Chakma ' +
  'Cham Cherokee Hanifi_Rohingya Javanese Kayah_Li Lepcha Limbu Lisu Mandaic Meetei_Mayek Miao Mongolian New_Tai_Lue Newa ' +
  'Nko Nyiakeng_Puachue_Hmong Ol_Chiki Osage Saurashtra Sundanese Syloti_Nagri Syriac Tai_Le Tai_Tham Tai_Viet Tifinagh ' +
  'Vai Wancho Yi'
).split(' ');

// Sets of scripts that one word combines in Japan, China and Korea: "highly restrictive" of Unicode Technical Standard #39.
const together = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];

// Digits and hyphens are allowed with every script. A sign that several scripts share is allowed with each of them.
const allowed = [...scripts.map((script) => [script]), ...together].map((each) => {
  const letters = each.map((script) => String.raw`\p{Script_Extensions=${script}}`).join('');
  return new RegExp(String.raw`^[${letters}\p{Script=Common}\p{Script=Inherited}]*$`, 'u');
});

/**
 * Judges the domain of an e-mail address that has the right form. A resolver must be able to look it up, and each of its labels
 * must be written in one script. `exаmple.de` with a Cyrillic а looks like another domain, and is one. An encoded label is judged
 * in its decoded form.
 * @returns the code of the fault, or `undefined`
 */
export function judgeEmailDomain(email: string): 'EMAIL_INVALID' | 'EMAIL_SCRIPTS_MIXED' | undefined {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const labels = domainToUnicode(domain).split('.');
  // If a label cannot be decoded, some versions of Node return it as it is and others return an empty text.
  if (labels.some((label) => label === '' || label.startsWith('xn--'))) return 'EMAIL_INVALID';
  const mixed = labels.some((label) => !allowed.some((pattern) => pattern.test(label)));
  return mixed ? 'EMAIL_SCRIPTS_MIXED' : undefined;
}
