import type { MessageArgs } from './message-args.gen.ts';

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
