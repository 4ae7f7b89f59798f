import { judgeLength } from '../../rules/bounds.ts';
import { isBlank } from '../../rules/is-blank.ts';
import { emailBounds } from './email-field.ts';

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const domainLabel = /^[\p{L}\p{Nd}](?:[\p{L}\p{Nd}-]{0,61}[\p{L}\p{Nd}])?$/u;
const topLevel = /^(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})$/iu;

/** True for an e-mail address with a dot in its domain. One pass over the text, because one pattern would not be linear. */
function isEmailAddress(value: string): boolean {
  const at = value.lastIndexOf('@');
  if (at < 1 || at > 64) return false;
  const labels = value.slice(at + 1).split('.');
  const last = labels.at(-1) ?? '';
  return (
    localPart.test(value.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label)) &&
    topLevel.test(last)
  );
}

/** Judges the e-mail address (Registration §5): required. */
export function judgeEmail(email: string): string | undefined {
  if (isBlank(email)) return 'emailIsRequired';
  const length = judgeLength('email', email, emailBounds);
  return length ?? (isEmailAddress(email) ? undefined : 'emailIsInvalid');
}
