import type { Issue } from '@crema/flow-domain';
import type { CompiledMessages, MessageKey, Translate } from '@crema/flow-domain/messages';
import { inTime, rulesTimeout } from '../loading.ts';
import { createMessageFormatter } from './message-formatter.ts';

/** A page's texts in its one language. */
export interface Texts {
  readonly t: Translate;
  /** Returns the text of an issue. A code without a text gets the general one, never its key. */
  readonly issue: (issue: Issue) => string;
  /** Returns the text of a form error. A code without a text is a technical error. */
  readonly problem: (issue: Issue) => string;
  /**
   * Fetches the texts of errors. Resolves if they are loaded, failed or took too long. The general text then replaces all
   * missing ones.
   * @returns `undefined` if every text is loaded
   */
  readonly complete: () => Promise<void> | undefined;
  /** Adds messages for parts that an answer brings into the page. Existing messages stay. */
  readonly add: (more: CompiledMessages) => void;
}

const general: MessageKey = 'error.genericField';

/** Keys of errors that every field shares: the field, whose label has a text, and the kind of error. */
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
  // An issue of another form may lack numbers. Its text then says less, but the page works.
  const sayIssue = ({ code, params }: Issue): string | undefined => {
    // A cause is the key of a longer text. Without a cause, as in the response to a call, the text of the code is enough.
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
