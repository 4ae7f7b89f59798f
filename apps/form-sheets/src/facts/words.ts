import type { Issue, Site } from '@crema/flow-domain';
import type { Shop } from './shop.ts';

const argument = /\{(\w+)\}/g;

/** Returns a text in a site's language. An argument that is not known stays in braces. */
export type Say = (key: string, args?: Issue['params']) => string;

/** Reads the texts of a site in the shop's wording. */
export function wordsOf({ cardName, textsOf }: Pick<Shop, 'cardName' | 'textsOf'>, { locale }: Site): Say {
  const texts = textsOf(locale);
  return (key, args) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`There is no text '${key}' in ${locale}.`);
    const known: NonNullable<Issue['params']> = { cardName, ...args };
    if (typeof text !== 'string') return text(known);
    return text.replaceAll(argument, (braced, name: string) => String(known[name] ?? braced));
  };
}
