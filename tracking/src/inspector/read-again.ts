import { invalid, notFlags, notNumbers } from '../log/core-texts.ts';
import type { Envelope } from '../messages/envelope.ts';
import { parseMessage } from '../messages/schema/parse-message.ts';
import type { EventMessage, PageMessage } from '../messages/schema/parse-message.ts';
import { noFindings } from '../messages/schema/read.ts';
import type { Findings } from '../messages/schema/read.ts';

/** The result of reading a message. */
export interface Reading {
  /** The message after reading. Absent for a `Reset`. */
  readonly message?: PageMessage | EventMessage;
  readonly isInvalid?: boolean;
  /** Fields that are not sent unchanged, each with the reason. */
  readonly leftOut: readonly string[];
  /** The warnings that the library logs about this message. */
  readonly warnings: readonly string[];
}

/** The reasons, by kind of finding. */
const reasons: Readonly<Record<keyof Findings, string>> = {
  invalid: 'null or unknown event: the message is not sent',
  ignored: 'unknown or unreadable: left out',
  notFlags: 'neither true nor false: left out',
  notNumbers: 'no number: sent as 0, a quantity as 1',
};

/** The kinds of findings in the order in which they are shown. */
const kinds = ['ignored', 'invalid', 'notFlags', 'notNumbers'] as const;

/** Reads a copy of a message again, because the library shows its findings only on the console. */
export function readAgain({ name, payload }: Envelope): Reading {
  if (name === 'Reset') return { leftOut: [], warnings: [] };
  const findings = noFindings();
  const message = parseMessage(name, structuredClone(payload), findings);
  return {
    message,
    isInvalid: findings.invalid.length > 0,
    leftOut: kinds.flatMap((kind) => findings[kind].map((field) => `${field}: ${reasons[kind]}`)),
    warnings: [
      invalid(name, findings.invalid),
      notFlags(name, findings.notFlags),
      notNumbers(name, findings.notNumbers),
    ],
  };
}
