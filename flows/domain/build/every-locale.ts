import { localesOfFiles } from './message-files.mjs';

/**
 * Source of a module that holds one flow's texts of every locale there is a message file for, and gives out one:
 * `import messagesOf from 'virtual:crema-messages/all/frame'`. For servers, stories and tests; a page downloads one locale.
 */
export function everyLocale(bundle: string): string {
  const locales = localesOfFiles();
  return [
    ...locales.map((locale, index) => `import m${index} from 'virtual:crema-messages/${locale}/${bundle}';`),
    `const all = new Map([${locales.map((locale, index) => `['${locale}', m${index}]`).join(', ')}]);`,
    'export default function messagesOf(locale) {',
    '  const messages = all.get(locale);',
    "  if (!messages) throw new Error(`There is no message file '${locale}.json'.`);",
    '  return messages;',
    '}',
  ].join('\n');
}
