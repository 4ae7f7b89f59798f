import type { ConsentDocument, SiteKey } from '@crema/flow-domain';
import type { KeyObject } from 'node:crypto';
import { linksLately, mostLinks, newConfirmation } from '../confirmations/confirmation-writes.ts';
import { findCustomerToChange } from '../customers/find-customer.ts';
import { lockCustomer } from '../customers/save-customer.ts';
import { inOneStatement, inTransaction } from '../database/writes.ts';
import { type OpenChannels, type OutboxMessage, toOutbox } from '../outbox/outbox.ts';
import { appendDecisions } from './chain.ts';
import { type ConsentReading, latestDecisions } from './customer-consents.ts';
import { type Decision, readDecisions } from './decisions.ts';

/** The parts of the services that write a consent. */
interface GivingParts extends ConsentReading {
  readonly channels: OpenChannels;
  readonly keys: { readonly confirmation: KeyObject };
  readonly now: () => Date;
}

/** A consent that a customer gives on the page of consents. */
interface Given {
  readonly loginId: string;
  readonly site: SiteKey;
  /** The document in force, which the page showed. */
  readonly document: ConsentDocument;
}

/**
 * Records that a customer gives a consent that was withdrawn or refused before. A newsletter waits for a link in a mail, unless the e-mail
 * address is confirmed. A consent that is granted stays as it is.
 * @returns whether the customer exists
 */
export async function giveConsent(
  { db, consentKeys, channels, keys, now }: GivingParts,
  { loginId, site, document }: Given,
): Promise<boolean> {
  return await inTransaction(db, async (tx) => {
    const known = (await lockCustomer(tx, loginId)) ? await findCustomerToChange(tx, loginId) : undefined;
    if (!known) return false;
    const { kind, id: documentId, version: documentVersion, sha256: textSha256, locale } = document;
    const latest = latestDecisions(await readDecisions(tx, consentKeys, loginId)).get(kind);
    if (latest?.granted) return true;
    const waits = kind === 'newsletter' && channels.mail && !known.isEmailConfirmed;
    const decision: Decision = {
      kind,
      granted: true,
      documentId,
      documentVersion,
      textSha256,
      locale,
      site,
      shownAt: null,
      by: 'registration',
      ...(waits && { confirmed: false }),
    };
    const asks = waits && (await linksLately(tx, loginId, 'address')) <= mostLinks;
    const link = asks
      ? newConfirmation(tx, { key: keys.confirmation, loginId, letter: 'newsletter' })
      : undefined;
    const messages: readonly OutboxMessage[] = [
      { kind: 'webhook', name: 'consent.given', loginId, facts: { kind, site } },
      ...(link ? [link.message] : []),
    ];
    await inOneStatement(tx, [
      ...appendDecisions(tx, { keys: consentKeys, loginId, end: known.end, now: now() }, [decision]),
      ...(link ? [link.write] : []),
      ...toOutbox(tx, channels, messages),
    ]);
    return true;
  });
}
