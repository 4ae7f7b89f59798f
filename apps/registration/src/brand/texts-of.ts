import type { CompiledMessages } from '@crema/flow-domain/messages';
import { createTexts, type Texts } from '@crema/flow-form';
import type { Brand } from './brand.ts';

/**
 * Makes a page's texts: the flows', in the brand's own wording where it has one.
 * @param locale BCP 47 tag
 */
export const textsOf = ({ texts }: Pick<Brand, 'texts'>, locale: string, messages: CompiledMessages): Texts =>
  createTexts(locale, { ...messages, ...texts?.[locale] });
