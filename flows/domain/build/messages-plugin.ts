import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { everyLocale } from './every-locale.ts';
import { pseudo, pseudoLocale } from './pseudo-locale.mjs';
import { type MessageBundle, flowMessages } from '../src/messages/flow-messages.ts';

const require = createRequire(import.meta.url);
const prefix = 'virtual:crema-messages/';

function isBundle(name: string): name is MessageBundle {
  return name in flowMessages;
}

/** Of what is said about a form that is wrong or fails: what must be there when nothing can be fetched. */
const kept = new Set(['banner.invalidForm', 'banner.offline', 'banner.technicalError', 'error.genericField']);

/** What a page says only of what was entered and sent: it can come after the page. */
const isLater = (key: string) => /^(?:banner|error)\./.test(key) && !kept.has(key);

const parts: Readonly<Record<string, (key: string) => boolean>> = {
  whole: () => true,
  first: (key) => !isLater(key),
  later: isLater,
};

/** Whether a bundle has texts that can come after its page. */
export const hasLaterPart = (bundle: string): boolean =>
  isBundle(bundle) && flowMessages[bundle].some((start) => /^(?:banner|error)\./.test(start));

/**
 * Compiles one locale's texts of one flow to a module: `import messages from 'virtual:crema-messages/de-DE/standalone'`.
 * ICU is parsed here, so that no parser reaches the page. `…/first` and `…/later` are its two parts. The locale `en-XA` is the pseudo-locale, for tests and stories.
 */
export function messages(): Plugin {
  const { compileStrings } = require('@internationalized/string-compiler');
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
      const file = new URL(`../src/messages/${isPseudo ? 'de-DE' : locale}.json`, import.meta.url);
      this.addWatchFile(file.pathname);
      const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
      const starts: readonly string[] = flowMessages[bundle];
      const shipped = Object.entries(texts).filter(
        ([key]) => isOf(key) && starts.some((start) => key.startsWith(start)),
      );
      const said = shipped.map(([key, text]) => [key, isPseudo ? pseudo(text) : text] as const);
      const source: string = compileStrings(Object.fromEntries(said), { format: 'esm' });
      return source;
    },
  };
}
