import { withoutCitations } from '../citations.mjs';

const EXAMPLE = /^```[\s\S]*?^```\n*/gm;
const WRAPPED_LINE = /(?<!\n)\n(?!\n|- |\d+\. )/g;

/**
 * Reads the docs comment of a symbol. Leaves out examples, because the page has them already, and references to our own
 * specification, because readers of the package do not have it.
 *
 * @param {import('typescript/unstable/sync').Checker} checker
 * @param {import('typescript/unstable/sync').Symbol} symbol
 * @returns {{ description: string, byDefault: string, deprecated: string }} empty texts if the comment lacks them
 */
export function docComment(checker, symbol) {
  const clean = (text = '') => withoutCitations(text.replaceAll(WRAPPED_LINE, ' ')).trim();
  const tags = new Map(symbol.getJsDocTags(checker).map(({ name, text }) => [name, text]));
  return {
    description: clean(symbol.getDocumentationComment(checker).replaceAll(EXAMPLE, '')),
    byDefault: clean(tags.get('default')),
    deprecated: clean(tags.get('deprecated')),
  };
}
