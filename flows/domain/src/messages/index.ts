import type { ArgsOf, MessageKey } from './message-keys.ts';

export type { MessageBundle } from './flow-messages.ts';
export type { ArgsOf, MessageKey, PlainMessageKey } from './message-keys.ts';

/** Says a text in the page's language; a missing, misspelt or extra key or argument fails the type check. */
export type Translate = <Key extends MessageKey>(key: Key, ...args: ArgsOf<Key>) => string;

/** One locale's texts of one flow, compiled: plain texts, or functions of their arguments. */
export type CompiledMessages = Readonly<
  Record<
    string,
    string | ((args?: Readonly<Record<string, string | number | boolean>>, formatter?: object) => string)
  >
>;
