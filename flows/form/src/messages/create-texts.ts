import type { Issue } from '@crema/flow-domain';
import type { CompiledMessages, MessageKey, Translate } from '@crema/flow-domain/messages';
import { LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string';

/** A page's texts in its one language. */
export interface Texts {
  readonly t: Translate;
  /** What to tell the shopper about an issue; a code without a text of its own gets the general one, never its key. */
  readonly issue: (issue: Issue) => string;
}

const general: MessageKey = 'error.genericField';

/** What every field says alike where it has no words of its own: the key of its label, and what is wrong. */
const bound = /^(?<field>\w+?)(?<ending>IsRequired|MinLength|MaxLength|Min|Max)$/;

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
  const has = (key: string) => Object.hasOwn(messages, key);
  return {
    t: (key, ...[args]) => say(key, args),
    issue: ({ code, params }) => {
      const own = [`error.${code}`, `banner.${code}`].find(has);
      if (own) return say(own, params);
      const { field, ending } = bound.exec(code)?.groups ?? {};
      const [label, generic] = [`field.${field}.label`, `error.generic${ending}`];
      return has(label) && has(generic) ? say(generic, { ...params, field: say(label) }) : say(general);
    },
  };
}
