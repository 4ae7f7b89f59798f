import { createRequire } from 'node:module';
import type { Issue, Site } from '@crema/flow-domain';
import type { Brand } from '../../../src/brand/brand.ts';

const require = createRequire(import.meta.url);

/** Says a text in a site's language; what it speaks of stands in braces in it. */
export type Say = (key: string, args?: Issue['params']) => string;

/** The texts of a site, in the brand's own wording where it has one. */
export function wordsOf({ cardName, texts }: Pick<Brand, 'cardName' | 'texts'>, site: Site): Say {
  const said: Readonly<Record<string, string>> = require(
    `../../../../../flows/domain/src/messages/${site.locale}.json`,
  );
  const own = texts?.[site.locale] ?? {};
  return (key, args) => {
    const text = own[key] ?? said[key];
    if (text === undefined) throw new Error(`There is no text '${key}' in ${site.locale}.`);
    const known: NonNullable<Issue['params']> = { cardName, ...args };
    if (typeof text !== 'string') return text(known);
    return Object.entries(known).reduce(
      (sentence, [name, value]) => sentence.replaceAll(`{${name}}`, String(value)),
      text,
    );
  };
}
