import type { InstallOptions } from '../../src/api/options.ts';
import type { MessageName } from '../../src/messages/schema/parse-message.ts';
import type { Surroundings } from './fake-environment.ts';

/** One step of tracking as data: documentation, fixture and test in one. */
export interface Example {
  readonly title: string;
  /** How the library is installed; with nothing but the data layer unless `dataLayerOnly: false` is among them. */
  readonly options?: InstallOptions;
  /** The page around the library. */
  readonly given?: Surroundings;
  /** The messages posted before the one that is looked at. */
  readonly before?: readonly PostedMessage[];
  /** The message. */
  readonly in: PostedMessage;
  /** How often the message is posted. @default 1 */
  readonly repeats?: number;
  /** Milliseconds that pass after the message. @default 0 */
  readonly passes?: number;
  /** The options with which the library is installed once more after the message. */
  readonly installs?: InstallOptions;
  /** What each channel receives of it, and what is warned of. A channel that is not named receives nothing. */
  readonly out: Readonly<Record<string, readonly unknown[]>> & { readonly warnings?: readonly string[] };
}

/** A message as a page posts it. */
export type PostedMessage = readonly [name: MessageName, data?: Readonly<Record<string, unknown>>];
