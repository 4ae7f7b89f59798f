import type { MessageArgs } from './message-args.gen.ts';

export type { MessageBundle } from './flow-messages.ts';

/** The key of a text. Keys that name an error keep the specification's spelling behind `error.`. */
export type MessageKey = keyof MessageArgs;

/** A key whose text takes no arguments. */
export type PlainMessageKey = {
  [Key in MessageKey]: MessageArgs[Key] extends undefined ? Key : never;
}[MessageKey];

/** The arguments a key's text takes, as the parameters of a call. */
export type ArgsOf<Key extends MessageKey> = MessageArgs[Key] extends undefined
  ? []
  : [args: MessageArgs[Key]];

/** Says a text in the page's language; a missing, misspelt or extra key or argument fails the type check. */
export type Translate = <Key extends MessageKey>(key: Key, ...args: ArgsOf<Key>) => string;

/** One locale's texts of one flow, compiled: plain texts, or functions of their arguments. */
export type CompiledMessages = Readonly<
  Record<
    string,
    string | ((args?: Readonly<Record<string, string | number | boolean>>, formatter?: object) => string)
  >
>;
