import type { Issue } from '@crema/flow-domain';
import type { CompiledMessages, MessageKey, Translate } from '@crema/flow-domain/messages';
import { inTime, rulesTimeout } from '../loading.ts';
import { createMessageFormatter } from './message-formatter.ts';

/** A page's texts in its one language. */
export interface Texts {
  readonly t: Translate;
  /** What to tell the shopper about an issue; a code without a text of its own gets the general one, never its key. */
  readonly issue: (issue: Issue) => string;
  /** What the banner says about an issue of the whole form; a code without a text of its own is a technical error. */
  readonly problem: (issue: Issue) => string;
  /**
   * Fetches what is only said of what was entered. Resolves once it is there, or is not to be had in time: the general text
   * then stands for all.
   * @returns `undefined` when everything is there
   */
  readonly complete: () => Promise<void> | undefined;
  /** Adds messages of what an answer brings into the page; those that are there stay as they are. */
  readonly add: (more: CompiledMessages) => void;
}

const general: MessageKey = 'error.genericField';

/** What every field says alike where it has no words of its own: the key of its label, and what is wrong. */
const bound = /^(?<field>\w+?)(?<ending>IsRequired|MinLength|MaxLength|Min|Max)$/;

/**
 * Makes texts of one locale's compiled messages.
 * @param locale BCP 47 tag, for plurals and numbers
 * @param fetchRest adds to the messages those that came without the page
 */
export function createTexts(
  locale: string,
  messages: CompiledMessages,
  fetchRest?: () => Promise<void>,
): Texts {
  let fetch = fetchRest;
  let fetching: Promise<void> | undefined;
  const { format: say } = createMessageFormatter(locale, messages);
  const has = (key: string) => Object.hasOwn(messages, key);
  // Numbers may be missing from an issue of another form; its text then says less, but the page goes on.
  const sayIssue = ({ code, params }: Issue): string | undefined => {
    // A cause is the key of a longer text. Without one, as in the answer to a call, the text of the code is enough.
    const own = [`error.${params?.['cause']}`, `error.${code}`, `banner.${code}`].find(has);
    try {
      return own && say(own, params);
    } catch {
      return undefined;
    }
  };
  const sayBound = ({ code, params }: Issue): string | undefined => {
    const { field, ending } = bound.exec(code)?.groups ?? {};
    const [label, generic] = [`field.${field}.label`, `error.generic${ending}`];
    return has(label) && has(generic) ? say(generic, { ...params, field: say(label) }) : undefined;
  };
  return {
    t: (key, ...[args]) => say(key, args),
    issue: (issue) => sayIssue(issue) ?? sayBound(issue) ?? say(general),
    problem: (issue) => sayIssue(issue) ?? say('banner.technicalError'),
    add: (more) => void Object.assign(messages, { ...more, ...messages }),
    complete: () => {
      if (!fetch) return undefined;
      const over = () => {
        fetch = undefined;
      };
      return (fetching ??= inTime(fetch(), rulesTimeout).then(over, over));
    },
  };
}
