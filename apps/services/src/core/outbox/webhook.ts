import { Webhook } from 'standardwebhooks';
import { decidedConsents, type ConsentReading } from '../consents/customer-consents.ts';
import { readFacts } from './outbox.ts';
import { type Deliver, NeverDeliverable } from './relay.ts';
import type { TakenMessage } from './take.ts';

/** The other system that gets webhooks, such as a CRM. */
export interface WebhookSettings {
  readonly url: string;
  /** The secrets that sign them. While a secret is changed there are two, and each signs. */
  readonly secrets: readonly string[];
}

/**
 * Returns the body of a webhook: its type, its time, and the customer as stored now, which may be newer than the message. An erased
 * customer is only a login id.
 * @returns `undefined` if the customer was erased meanwhile, and the message no longer matters
 */
async function bodyOf(reading: ConsentReading, message: TakenMessage): Promise<object | undefined> {
  const { name: type, loginId, createdAt } = message;
  const facts = readFacts(message.facts);
  const envelope = { type, timestamp: createdAt.toISOString() };
  if (type === 'customer.erased') return { ...envelope, data: { loginId, ...facts } };
  const row = await reading.db
    .selectFrom('customer')
    .leftJoin('loyalty_card as held', 'held.login_id', 'customer.login_id')
    .select(['customer.site', 'locale', 'email', 'salutation', 'first_name', 'last_name', 'company_name'])
    .select(['guest', 'held.layout', 'held.number'])
    .where('customer.login_id', '=', loginId)
    .executeTakeFirst();
  if (!row) return undefined;
  const {
    first_name: firstName,
    last_name: lastName,
    company_name: companyName,
    layout,
    number,
    ...rest
  } = row;
  const card = layout === null ? null : { layout, number };
  const consents = (await decidedConsents(reading, loginId)).map(
    ({ kind, granted, pending, unproven, documentId, documentVersion, decidedAt }) => ({
      kind,
      granted,
      pending,
      unproven,
      documentId,
      documentVersion,
      decidedAt,
    }),
  );
  return {
    ...envelope,
    data: { loginId, ...facts, customer: { ...rest, firstName, lastName, companyName, card }, consents },
  };
}

/**
 * Sends messages as webhooks, signed as Standard Webhooks says (https://www.standardwebhooks.com). A repeated message has the same
 * `webhook-id`. Any answer of the two hundreds is a receipt. 410 says that the receiver has ended.
 */
export function webhooks({ url, secrets }: WebhookSettings, reading: ConsentReading): Deliver {
  const signers = secrets.map((secret) => new Webhook(secret));
  return async (message, signal) => {
    const content = await bodyOf(reading, message);
    if (!content) return;
    const body = JSON.stringify(content);
    const now = new Date();
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Crema registration',
        'webhook-id': message.id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': signers.map((signer) => signer.sign(message.id, now, body)).join(' '),
      },
      redirect: 'error',
      signal,
    });
    await answer.body?.cancel();
    if (answer.status === 410) throw new NeverDeliverable('status 410');
    if (!answer.ok) throw new Error(`status ${answer.status}`);
  };
}
