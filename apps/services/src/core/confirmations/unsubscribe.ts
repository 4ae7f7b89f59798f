import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { type ConsentReading, withdrawConsent } from '../consents/customer-consents.ts';
import type { OpenChannels } from '../outbox/outbox.ts';
import { isUuid } from '../secrets/ids.ts';

const macOf = (key: KeyObject, loginId: string) =>
  createHmac('sha256', key).update(`unsubscribe ${loginId}`).digest();

/** Returns the ticket by which a mail program ends the newsletter of a customer (RFC 8058). It is valid for as long as the customer exists. */
export const unsubscribeTicket = (key: KeyObject, loginId: string): string =>
  `${loginId}.${macOf(key, loginId).toString('base64url')}`;

/** Returns the login id of a ticket, or `undefined` for any other text. */
function loginIdOf(key: KeyObject, ticket: string): string | undefined {
  const [loginId, sent = ''] = ticket.split('.', 2);
  if (!isUuid(loginId)) return undefined;
  const [mac, own] = [Buffer.from(sent, 'base64url'), macOf(key, loginId)];
  return mac.length === own.length && timingSafeEqual(mac, own) ? loginId : undefined;
}

/** Withdraws the newsletter of a ticket. @returns whether the ticket is one of ours */
export async function unsubscribe(
  parts: ConsentReading & {
    readonly channels: OpenChannels;
    readonly keys: { readonly confirmation: KeyObject };
    readonly now: () => Date;
  },
  ticket: string,
): Promise<boolean> {
  const loginId = loginIdOf(parts.keys.confirmation, ticket);
  return (
    loginId !== undefined && (await withdrawConsent(parts, { loginId, kind: 'newsletter', now: parts.now() }))
  );
}
