import type { Issue, Site } from '@crema/flow-domain';
import { textsOf } from '../../../../../flows/domain/build/message-files.mjs';
import type { Brand } from '../../../src/brand/brand.ts';

const argument = /\{(\w+)\}/g;

/** Says a text in a site's language; an argument that is not known stays in braces. */
export type Say = (key: string, args?: Issue['params']) => string;

/** Reads the texts of a site, in the brand's own wording if there is one. */
export function wordsOf({ cardName, texts }: Pick<Brand, 'cardName' | 'texts'>, { locale }: Site): Say {
  const shared = textsOf(locale);
  return (key, args) => {
    const text = texts?.[locale]?.[key] ?? shared[key];
    if (text === undefined) throw new Error(`There is no text '${key}' in ${locale}.`);
    const known: NonNullable<Issue['params']> = { cardName, ...args };
    if (typeof text !== 'string') return text(known);
    return text.replaceAll(argument, (braced, name: string) => String(known[name] ?? braced));
  };
}
