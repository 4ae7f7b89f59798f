import type { Plugin } from 'vite';
import { compileMessages, localesOfFiles, messageFiles, startsWithOneOf } from './message-files.mjs';
import { pseudo, pseudoLocale } from './pseudo-locale.mjs';
import { type MessageBundle, flowMessages } from '../src/messages/flow-messages.ts';
import { siteFor, siteKeyForLocale } from '../src/sites/index.ts';

const prefix = 'virtual:crema-messages/';

function isBundle(name: string): name is MessageBundle {
  return name in flowMessages;
}

/** Texts about errors that a page needs even if it can fetch nothing more. */
const kept = new Set(['banner.invalidForm', 'banner.offline', 'banner.technicalError', 'error.genericField']);

/** Links to full texts that only a site with this agreement shows. */
const linksOf = { membership: ['membership', 'guestOrder'], 'loyalty-card': ['cardTerms'] } as const;

/**
 * Returns true if a bundle's page never shows a text: that of another agreement, of another page, of a hidden notice, or of a company
 * on a site for private persons.
 */
function isNeverSaid(key: string, locale: string, bundle: MessageBundle): boolean {
  if (key === 'field.password.labelCard') return bundle !== 'loyalty-card';
  // The page of the bundle shows a saved address, or asks for one.
  if (key === 'account.noInvoiceAddress') return bundle === 'invoice-address';
  const { agreement, dataProtectionNotice, salutations } = siteFor(siteKeyForLocale(locale));
  if (key.startsWith('field.contact')) return !salutations.some((each) => each === 'COMPANY');
  if (key.startsWith('consent.dataProtection.')) return !dataProtectionNotice;
  const others = linksOf[agreement === 'membership' ? 'loyalty-card' : 'membership'];
  return others.some((link) => key === `consent.fullText.${link}`);
}

/** The texts of the flyout and of the results of a registration. The page of this bundle fetches them when it shows them. */
const ofLaterParts = /^(?:address\.(?:flyout|written)|a11y\.errorSummary|card)\.|^action\.cancel$/;

/** Texts that stand beside an error or a suggestion. */
const afterEntry = new Set(['action.forgotPassword', 'field.email.suggestion']);

/** Returns true if a text can be fetched after the page, because it is shown only after an entry, or never. */
const isLater = (key: string, locale: string, bundle: MessageBundle) =>
  (/^(?:banner|error)\./.test(key) && !kept.has(key)) ||
  afterEntry.has(key) ||
  // Only the button of a checkout is there from the first.
  (key === 'action.continue' && !bundle.startsWith('checkout')) ||
  (bundle === 'invoice-address' && ofLaterParts.test(key)) ||
  isNeverSaid(key, locale, bundle);

const parts: Readonly<Record<string, (key: string, locale: string, bundle: MessageBundle) => boolean>> = {
  whole: () => true,
  first: (key, locale, bundle) => !isLater(key, locale, bundle),
  later: isLater,
};

/** Returns true if a bundle has texts that can be fetched after its page. */
export const hasLaterPart = (bundle: string): boolean =>
  isBundle(bundle) && flowMessages[bundle].some((start) => /^(?:banner|error)\./.test(start));

/**
 * Returns the source of a module that holds a bundle's texts of every locale and returns those of one:
 * `import messagesOf from 'virtual:crema-messages/all/frame'`. For servers, stories and tests; a page downloads one locale.
 */
function everyLocale(bundle: string): string {
  const locales = localesOfFiles();
  return [
    ...locales.map((locale, index) => `import m${index} from '${prefix}${locale}/${bundle}';`),
    `const all = new Map([${locales.map((locale, index) => `['${locale}', m${index}]`).join(', ')}]);`,
    'export default function messagesOf(locale) {',
    '  const messages = all.get(locale);',
    "  if (!messages) throw new Error(`There is no message file '${locale}.json'.`);",
    '  return messages;',
    '}',
  ].join('\n');
}

/**
 * Compiles one locale's texts of one flow to a module: `import messages from 'virtual:crema-messages/de-DE/standalone'`.
 * `…/first` and `…/later` are its two parts. The locale `en-XA` is the pseudo-locale, for tests and stories. An installed
 * package has the same modules ready made, see package.mjs.
 */
export function messages(): Plugin {
  return {
    name: 'crema-messages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [locale = '', bundle = '', part = 'whole'] = id.slice(prefix.length + 1).split('/');
      const isOf = parts[part];
      if (!isOf || !isBundle(bundle))
        throw new Error(`There is no message bundle '${bundle}'; see flow-messages.ts.`);
      if (locale === 'all') return everyLocale(bundle);
      const isPseudo = locale === pseudoLocale;
      const spoken = isPseudo ? 'de-DE' : locale;
      for (const file of messageFiles(spoken)) this.addWatchFile(file.pathname);
      const isOfFlow = startsWithOneOf(flowMessages[bundle]);
      return compileMessages(
        spoken,
        (key) => isOf(key, spoken, bundle) && isOfFlow(key),
        isPseudo ? pseudo : undefined,
      );
    },
  };
}
