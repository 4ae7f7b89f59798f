import type { CompiledMessages } from '@crema/flow-domain/messages';
import { createTexts, type Texts } from '@crema/flow-form';
import type { Brand } from './brand.ts';

/** A page's messages: those it is shown with, and the way to the others. */
interface PageMessages {
  readonly messages: CompiledMessages;
  readonly later?: (() => Promise<CompiledMessages>) | undefined;
}

/**
 * Creates a page's texts: the flows' texts, or the brand's own wording if it has one.
 * @param locale BCP 47 tag
 */
export function textsOf(
  { texts }: Pick<Brand, 'texts'>,
  locale: string,
  { messages, later }: PageMessages,
): Texts {
  const own = texts?.[locale];
  const said = { ...messages, ...own };
  return createTexts(locale, said, later && (async () => void Object.assign(said, await later(), own)));
}
