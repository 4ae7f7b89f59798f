import { readFile } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import { ForOperator } from '../log/log.ts';
import { type Deliver, NeverDeliverable } from '../outbox/relay.ts';
import { composeMail, type MailParts } from './compose-mail.ts';

/** The mail server, and the sender of the shop's letters. */
export interface MailSettings {
  /** `smtps://user:password@host:465` or `smtp://…` */
  readonly url: string;
  /** The sender, such as `Crema <hallo@crema.example>`. */
  readonly from: string;
  /** The file of the key that signs mails (RFC 6376), and its selector. @default the mail server signs */
  readonly dkim?: { readonly selector: string; readonly keyFile: string } | undefined;
}

const timeoutMs = 10_000;

/** Returns true if a mail server has refused the receiver for good (RFC 5321 4.2.1). */
const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

/** Reads the key of DKIM. @throws a sentence for the operator if there is none */
async function readKey(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new ForOperator(`MAIL_DKIM names ${file}, which cannot be read.`);
  }
}

/**
 * Sends messages as mails. A repeated message has the same `Message-ID`, by which mail programs know it.
 * The returned function throws `NeverDeliverable` if the mail server refuses the receiver for good.
 * @throws a sentence for the operator if the key of DKIM cannot be read
 */
export async function openMails({ url, from, dkim }: MailSettings, parts: MailParts): Promise<Deliver> {
  const { hostname, protocol } = new URL(url);
  const domain = from.replace(/^.*@/, '').replace(/>$/, '');
  const signing = dkim && {
    dkim: { domainName: domain, keySelector: dkim.selector, privateKey: await readKey(dkim.keyFile) },
  };
  const transport = createTransport({
    url,
    // A mail server on this machine may have no certificate. No mail goes through a network unencrypted.
    requireTLS: protocol === 'smtp:' && !/^(?:localhost|127\.|\[::1\])/.test(hostname),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // A letter names no files or addresses to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...signing,
  });
  return async (message) => {
    const mail = await composeMail(parts, message);
    if (!mail) return;
    const { to, unsubscribe, ...content } = mail;
    try {
      await transport.sendMail({
        ...content,
        from,
        // As an object, it is one address whatever it looks like.
        to: { name: '', address: to },
        messageId: `<${message.id}@${domain}>`,
        date: message.createdAt,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe !== undefined && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
    } catch (error) {
      if (isRefusedForGood(error)) throw new NeverDeliverable('refused by the mail server');
      throw error;
    }
  };
}
