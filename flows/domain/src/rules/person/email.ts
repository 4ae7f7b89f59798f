import { judgeLength } from '../bounds.ts';
import { cleanText } from '../clean-text.ts';
import { emailBounds } from '../limits.ts';
import { isBlank } from '../required.ts';

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const domainLabel = /^[\p{L}\p{Nd}](?:[\p{L}\p{Nd}-]{0,61}[\p{L}\p{Nd}])?$/u;
const topLevel = /^(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})$/iu;

/** Whether a text has the form of an e-mail address with a dot in its domain. Written for one pass, not by one pattern. */
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

/**
 * An e-mail address as it is judged, sent and kept, without what is copied with it from a contact or a link:
 * `Erika <erika@example.com>`, `mailto:erika@example.com?subject=Hello`.
 */
export const normaliseEmail = (value: string): string =>
  cleanText(value)
    .replace(/^[^<]*<([^<>]+)>$/, '$1')
    .trim()
    .replace(/^mailto:([^?]+).*/i, '$1');

/** The e-mail address, required (Registration §5): the key of what is wrong, or `undefined`. */
export function judgeEmail(email: string): string | undefined {
  if (isBlank(email)) return 'emailIsRequired';
  const length = judgeLength('email', email, emailBounds);
  return length ?? (isEmailAddress(email) ? undefined : 'emailIsInvalid');
}
