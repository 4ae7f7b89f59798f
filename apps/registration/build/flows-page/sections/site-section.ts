import { type Site, siteFor, type SiteKey, siteKeys } from '@crema/flow-domain';
import { html } from '../../../../../scripts/page/markup/html.mjs';
import { table } from '../../../../../scripts/page/markup/table.mjs';
import type { Section } from '../../../../../scripts/page/part.mjs';
import type { Brand } from '../../../src/brand/brand.ts';
import { consentNames } from '../facts/consent-names.ts';
import { languageOf, siteName } from '../facts/site-names.ts';
import { wordsOf } from '../facts/words.ts';
import { said } from './said.ts';

/** The settings of a site that hold in every form. */
export const siteSection = (brand: Brand): Section => ({
  id: 'sites',
  title: 'The sites',
  lead: table({
    caption: 'What holds on a site, whichever form it shows',
    look: 'sites',
    columns: ['Site', 'From age', 'Salutations', 'Dates', 'Names', 'Loyalty card', 'Community', 'Consents'],
    rows: siteKeys.map((key) => ({ id: `site-${key}`, cells: cellsOf(key, brand) })),
  }),
  parts: [],
});

function cellsOf(key: SiteKey, brand: Brand) {
  const site = siteFor(key);
  const say = wordsOf(brand, site);
  const salutations = site.salutations.map((salutation) => say(`field.salutation.${salutation}`));
  return [
    [html`<p>${siteName(key)}</p>`, html`<p class="quiet">${languageOf(site)}</p>`],
    site.minimumAge,
    said({ site }, salutations.join(' · ')),
    site.birthDateOrder.join(', '),
    site.nameOrder === 'last-first' ? 'last name first' : 'first name first',
    site.loyaltyCard ? 'yes' : 'no',
    site.community ? 'yes' : 'no',
    agreedTo(site),
  ];
}

function agreedTo({ optionalConsents, requiredWithCard, agreement }: Site) {
  const own =
    agreement === 'membership'
      ? 'Membership, or order as a guest'
      : 'Conditions of the card, where it is taken';
  const others = optionalConsents.map(
    (kind) => consentNames[kind] + (requiredWithCard.includes(kind) ? ', required with the card' : ''),
  );
  return html`<ul class="plain">
    ${[own, ...others].map((name) => html`<li>${name}</li>`)}
  </ul>`;
}
