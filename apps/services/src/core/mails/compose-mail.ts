import type { KeyObject } from 'node:crypto';
import { isSiteKey, type SiteKey } from '@crema/flow-domain';
import { documentVersions } from '@crema/flow-domain/server';
import { tokenOf } from '../confirmations/confirmation-writes.ts';
import { unsubscribeTicket } from '../confirmations/unsubscribe.ts';
import { type ConsentReading, decidedConsents } from '../consents/customer-consents.ts';
import { readFacts } from '../outbox/outbox.ts';
import type { ShopRules } from '../registrations/registration-attempt.ts';

/** A mail as it is sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The address by which a mail program ends the newsletter (RFC 8058). */
  readonly unsubscribe?: string | undefined;
}

interface BothForms {
  readonly html: string;
  readonly text: string;
}

/** A letter as the app has rendered it, with places for values. In HTML a value must be escaped. */
export interface MailTemplate extends BothForms {
  readonly subject: string;
  /** The address that ends the newsletter, with the place `ticket`. */
  readonly unsubscribe?: string | undefined;
  /** One accepted document. All of them take the place `documents`. */
  readonly document: BothForms;
}

/** The parts of the services that mails are written with. */
export interface MailParts extends ConsentReading {
  readonly keys: { readonly confirmation: KeyObject };
  readonly bundle: Pick<ShopRules, 'documents'> & {
    /** Returns a letter that the app has rendered for a site. */
    readonly mail: (site: SiteKey, name: string) => MailTemplate | undefined;
  };
}

/** The name of a letter, and the customer who gets it. */
interface Named {
  /** The id of the message. */
  readonly id: string;
  readonly name: string;
  readonly loginId: string;
  /** The facts of the message, as they are stored. */
  readonly facts: string;
}

type Values = Readonly<Record<string, string>>;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** Puts values into the places of a template. @throws if a value is missing */
function fill(template: string, values: Values): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The letter has a place '${name}' without a value.`);
    return value;
  });
}

/** Returns the words of every document that a customer has agreed to, as they were in force. */
async function acceptedDocuments(
  parts: MailParts,
  site: SiteKey,
  loginId: string,
): Promise<readonly Values[]> {
  const decided = await decidedConsents(parts, loginId);
  return decided.flatMap(({ granted, documentId, documentVersion }) => {
    // The brand's own words are those of today. An earlier version is in the words of the sign-off.
    const document = [...parts.bundle.documents(site), ...documentVersions(site)].find(
      ({ id, version }) => id === documentId && version === documentVersion,
    );
    if (!granted || !document) return [];
    return [{ label: document.label, detail: document.detail.join('\n'), version: documentVersion }];
  });
}

/**
 * Writes a mail to a customer as stored now.
 * @returns `undefined` if the customer was erased meanwhile
 * @throws if the app has no such letter. After an update of the app it may have one.
 */
export async function composeMail(
  parts: MailParts,
  { id, name, loginId, facts }: Named,
): Promise<Mail | undefined> {
  const customer = await parts.db
    .selectFrom('customer')
    .select(['email', 'site'])
    .where('login_id', '=', loginId)
    .executeTakeFirst();
  if (!customer || !isSiteKey(customer.site)) return undefined;
  const { email: to, site } = customer;
  const template = parts.bundle.mail(site, name);
  if (!template) throw new Error(`The app has no letter '${name}'.`);
  const { subject, html, text, document, unsubscribe } = template;
  const accepted = html.includes('{{documents}}') ? await acceptedDocuments(parts, site, loginId) : [];
  const htmlOf = (values: Values) =>
    fill(
      document.html,
      Object.fromEntries(
        Object.entries(values).map(([place, value]) => [place, escaped(value).replaceAll('\n', '<br>')]),
      ),
    );
  // Its letters are those of Base64 for addresses, which need no escape.
  const token = tokenOf(parts.keys.confirmation, id);
  const { returnTo: way } = readFacts(facts);
  const returnTo = way === undefined ? '' : `&${new URLSearchParams({ returnTo: way }).toString()}`;
  return {
    to,
    subject,
    unsubscribe:
      unsubscribe && fill(unsubscribe, { ticket: unsubscribeTicket(parts.keys.confirmation, loginId) }),
    html: fill(html, { token, returnTo: escaped(returnTo), documents: accepted.map(htmlOf).join('') }),
    text: fill(text, {
      token,
      returnTo,
      documents: accepted.map((values) => fill(document.text, values)).join('\n\n'),
    }),
  };
}
