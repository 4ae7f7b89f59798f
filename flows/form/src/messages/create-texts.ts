import type { Issue } from '@crema/flow-domain';
import type { CompiledMessages, MessageKey, Translate } from '@crema/flow-domain/messages';
import { LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string';

/** A page's texts in its one language. */
export interface Texts {
  readonly t: Translate;
  /** What to tell the shopper about an issue; a code without a text of its own gets the general one, never its key. */
  readonly issue: (issue: Issue) => string;
}

/**
 * Makes texts of one locale's compiled messages.
 * @param locale BCP 47 tag, for plurals and numbers
 */
export function createTexts(locale: string, messages: CompiledMessages): Texts {
  const formatter = new LocalizedStringFormatter(
    locale,
    new LocalizedStringDictionary<string, CompiledMessages[string]>({ [locale]: messages }, locale),
  );
  const say = (key: string, args?: Issue['params']) => formatter.format(key, args);
  const general: MessageKey = 'error.genericField';
  return {
    t: (key, ...[args]) => say(key, args),
    issue: ({ code, params }) => {
      const key = `error.${code}`;
      return say(Object.hasOwn(messages, key) ? key : general, params);
    },
  };
}
