import type { Plugin } from 'vite';
import { everyLocale } from './every-locale.ts';
import { compileMessages, messageFile, startsWithOneOf } from './message-files.mjs';
import { pseudo, pseudoLocale } from './pseudo-locale.mjs';
import { type MessageBundle, flowMessages } from '../src/messages/flow-messages.ts';
import { siteFor, siteKeyForLocale } from '../src/sites/index.ts';

const prefix = 'virtual:crema-messages/';

function isBundle(name: string): name is MessageBundle {
  return name in flowMessages;
}

/** Of what is said about a form that is wrong or fails: what must be there when nothing can be fetched. */
const kept = new Set(['banner.invalidForm', 'banner.offline', 'banner.technicalError', 'error.genericField']);

/** Links to texts that only a site with this agreement shows. */
const linksOf = { membership: ['membership', 'guestOrder'], 'loyalty-card': ['cardTerms'] } as const;

/** Returns whether a form of a bundle never says a text in a language: that of another agreement, or of the card's own form. */
function isNeverSaid(key: string, locale: string, bundle: MessageBundle): boolean {
  if (key === 'field.password.labelCard') return bundle !== 'loyalty-card';
  const { agreement } = siteFor(siteKeyForLocale(locale));
  const others = linksOf[agreement === 'membership' ? 'loyalty-card' : 'membership'];
  return others.some((link) => key === `consent.fullText.${link}`);
}

/** Returns whether a text can come after the page: it is said only of what was entered and sent, or never. */
const isLater = (key: string, locale: string, bundle: MessageBundle) =>
  (/^(?:banner|error)\./.test(key) && !kept.has(key)) ||
  key === 'field.email.suggestion' ||
  isNeverSaid(key, locale, bundle);

const parts: Readonly<Record<string, (key: string, locale: string, bundle: MessageBundle) => boolean>> = {
  whole: () => true,
  first: (key, locale, bundle) => !isLater(key, locale, bundle),
  later: isLater,
};

/** Whether a bundle has texts that can come after its page. */
export const hasLaterPart = (bundle: string): boolean =>
  isBundle(bundle) && flowMessages[bundle].some((start) => /^(?:banner|error)\./.test(start));

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
      this.addWatchFile(messageFile(spoken).pathname);
      const isOfFlow = startsWithOneOf(flowMessages[bundle]);
      return compileMessages(
        spoken,
        (key) => isOf(key, spoken, bundle) && isOfFlow(key),
        isPseudo ? pseudo : undefined,
      );
    },
  };
}
