import { invalid, notFlags, notNumbers } from '../log/core-texts.ts';
import type { Envelope } from '../messages/envelope.ts';
import { parseMessage } from '../messages/schema/parse-message.ts';
import type { EventMessage, PageMessage } from '../messages/schema/parse-message.ts';
import type { Findings } from '../messages/schema/read.ts';

/** What the library reads of a message. */
export interface Reading {
  /** The message after reading; nothing for a `Reset`. */
  readonly message?: PageMessage | EventMessage;
  readonly isInvalid?: boolean;
  /** Fields that are not sent as they came, each with what becomes of it. */
  readonly leftOut: readonly string[];
  /** What the library itself warns of in these cases, in its own words. */
  readonly said: readonly string[];
}

/** What becomes of the fields of each finding. */
const becomes: Readonly<Record<keyof Findings, string>> = {
  invalid: 'null or unknown event: the message is not sent',
  ignored: 'unknown or unreadable: left out',
  notFlags: 'neither true nor false: left out',
  notNumbers: 'no number: sent as 0, a quantity as 1',
};

/** In the order in which they are told. */
const kinds = ['ignored', 'invalid', 'notFlags', 'notNumbers'] as const;

/** Reads a copy of a message once more, since the library tells only in the console what it noticed. */
export function readAgain({ name, payload }: Envelope): Reading {
  if (name === 'Reset') return { leftOut: [], said: [] };
  const findings: Findings = { invalid: [], notFlags: [], notNumbers: [], ignored: [] };
  const message = parseMessage(name, structuredClone(payload), findings);
  return {
    message,
    isInvalid: findings.invalid.length > 0,
    leftOut: kinds.flatMap((kind) => findings[kind].map((field) => `${field}: ${becomes[kind]}`)),
    said: [
      invalid(name, findings.invalid),
      notFlags(name, findings.notFlags),
      notNumbers(name, findings.notNumbers),
    ],
  };
}
