import type { FormFacts } from '../facts/form-facts.ts';
import { consentNames, languageOf, siteName } from '../facts/names.ts';
import { blocks, grouped, list, quoted } from './markdown.ts';
import { countsOf, formLink, siteLink } from './overview.ts';

/** The settings of a site, which are the same in each of its forms. */
const settings: Readonly<Record<string, (facts: FormFacts) => string>> = {
  Language: ({ site }) => languageOf(site),
  'From age': ({ site }) => String(site.minimumAge),
  Salutations: ({ site, say }) =>
    quoted(site, ...site.salutations.map((each) => say(`field.salutation.${each}`))),
  Dates: ({ site }) => site.birthDateOrder.join(', '),
  Names: ({ site }) => (site.nameOrder === 'last-first' ? 'last name first' : 'first name first'),
  'Loyalty card': ({ site }) => (site.loyaltyCard ? 'yes' : 'no'),
  Community: ({ site }) => (site.community ? 'yes' : 'no'),
  Consents: ({ site: { agreement, optionalConsents, requiredWithCard } }) => {
    const own =
      agreement === 'membership'
        ? 'Membership, or order as a guest'
        : 'Conditions of the card if it is taken';
    const others = optionalConsents.map(
      (kind) => consentNames[kind] + (requiredWithCard.includes(kind) ? ', required with the card' : ''),
    );
    return [own, ...others].join('; ');
  },
};

/** One site: its settings, its forms, and every consent in full. */
export const sitePart = (facts: FormFacts, forms: readonly FormFacts[]): string =>
  blocks(
    `# ${siteName(facts.site.key)}`,
    'The settings that hold in every form of the site, its forms, and its consents in full.',
    list(...Object.entries(settings).map(([name, of]) => `${name}: ${of(facts)}`)),
    '## Its forms',
    list(...forms.map((each) => `${formLink(each.words.name, each)}: ${countsOf(each)}`)),
    ...facts.documents.map(({ kind, label, version, detail }) =>
      blocks(
        `## ${consentNames[kind]}`,
        `Beside the checkbox: ${quoted(facts.site, label)}`,
        `In full, version ${version}:`,
        list(...detail.map((text) => quoted(facts.site, text))),
      ),
    ),
  );

/** All sites, setting by setting. */
export const sitesPart = (forms: readonly FormFacts[]): string =>
  blocks(
    '# Sites compared',
    'The settings that hold in every form of a site.',
    ...Object.entries(settings).map(([name, of]) =>
      blocks(`## ${name}`, grouped(forms.map((facts) => [of(facts), siteLink(facts)]))),
    ),
  );
