import type { InstallOptions } from '../../src/api/options.ts';
import type { MessageName } from '../../src/messages/schema/parse-message.ts';
import type { Surroundings } from './fake-environment.ts';

/** An example: documentation and test of one message. */
export interface Example {
  readonly title: string;
  /** Options of the library. Only the data layer is used unless they contain `dataLayerOnly: false`. */
  readonly options?: InstallOptions;
  /** The page. */
  readonly given?: Surroundings;
  /** Messages that are posted before. */
  readonly before?: readonly PostedMessage[];
  /** The message. */
  readonly in: PostedMessage;
  /** How often the message is posted. @default 1 */
  readonly repeats?: number;
  /** Milliseconds that pass after the message. @default 0 */
  readonly passes?: number;
  /** Options of a second installation after the message. */
  readonly installs?: InstallOptions;
  /** The records of each channel, and the warnings. A channel that is not named gets nothing. */
  readonly out: Readonly<Record<string, readonly unknown[]>> & { readonly warnings?: readonly string[] };
}

/** A message as a page posts it. */
export type PostedMessage = readonly [name: MessageName, data?: Readonly<Record<string, unknown>>];
