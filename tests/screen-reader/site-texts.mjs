/** All texts that a page of a site may show, by their keys. */
import { textsOf } from '../../flows/domain/build/message-files.mjs';
import { otherLanguagesOf, siteFor } from '../../flows/domain/src/index.ts';
import { documentsFor } from '../../flows/domain/src/server.ts';

/**
 * Returns the messages and the consent documents. Two documents of one kind say the same thing, each in the words of its law, if
 * they have as many paragraphs.
 * @param {import('../../flows/domain/src/index.ts').SiteKey} site
 * @returns {Record<string, string>}
 */
export const textsOn = (site) => ({
  ...textsOf(siteFor(site).locale),
  ...Object.assign({}, ...documentsFor(site).map(textsOfDocument), ...otherLanguagesOf(site).map(linkTo)),
});

/** Returns what a link to a site says, in the language of that site. @param {import('../../flows/domain/src/index.ts').SiteKey} site */
const linkTo = (site) => {
  const { 'page.language.link': link, 'page.language.anew': anew } = textsOf(siteFor(site).locale);
  return { [`link to ${site}`]: link, [`link to ${site}, anew`]: anew };
};

/** @param {import('../../flows/domain/src/index.ts').ConsentDocument} document @returns {Record<string, string>} */
const textsOfDocument = ({ kind, label, detail }) => ({
  [`document.${kind}`]: label,
  ...Object.fromEntries(
    detail.map((text, index) => [`document.${kind}.${index + 1}of${detail.length}`, text]),
  ),
});

/** Returns what a site says for a German text. @param {string} german @param {Readonly<Record<string, string>>} texts of the site */
export function textsFor(german, texts) {
  const keys = Object.entries(textsOn('DE')).flatMap(([key, text]) => (text === german ? [key] : []));
  return keys.flatMap((key) => texts[key] ?? []);
}
