import type { InstallOptions } from '../install/options.ts';
import type { MessageName } from '../schema/message-names.ts';
import type { Surroundings } from './fake-environment.ts';

/** One step of tracking as data: documentation, fixture and test in one. */
export interface Example {
  readonly title: string;
  readonly options?: InstallOptions;
  /** The page around the library. */
  readonly given?: Surroundings;
  /** The messages posted before the one that is looked at. */
  readonly before?: readonly PostedMessage[];
  /** The message. */
  readonly in: PostedMessage;
  /** What each channel receives of it, and what is warned of. */
  readonly out: {
    readonly classic?: readonly Record<string, unknown>[];
    readonly ga4?: readonly Record<string, unknown>[];
    readonly warnings?: readonly string[];
  };
}

/** A message as a page posts it. */
export type PostedMessage = readonly [name: MessageName, data?: Record<string, unknown>];
