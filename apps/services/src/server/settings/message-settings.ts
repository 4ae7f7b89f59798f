import { resolve } from 'node:path';
import * as v from 'valibot';
import { listOf, part, service } from './readers.ts';

/** The settings of mails: the server that sends them, and their sender. */
export const mailSettings = part('Mails', {
  SMTP_URL: v.pipe(
    v.optional(
      v.pipe(v.string(), v.regex(/^smtps?:\/\/[^\s/]+\/?$/, 'is such as smtps://user:password@mail.example')),
    ),
    v.description(
      'Mail server that sends the shop’s letters. Without it no mail leaves, and developers see them at `/service/mails`. `smtp` asks for ' +
        'TLS, too, unless the mail server is on this machine.',
    ),
    v.metadata({ shape: '`smtps://user:password@host` or `smtp://…`', without: 'no mail', secret: true }),
  ),
  MAIL_FROM: v.pipe(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(
          /^(?:[^<>"\r\n@]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
          'is such as Crema <hello@crema.example>',
        ),
      ),
    ),
    v.description('Sender of the letters. `SMTP_URL` needs it.'),
    v.metadata({ shape: '`Crema <hello@crema.example>`', without: 'no mail' }),
  ),
  MAIL_DKIM: v.pipe(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(
          /^[\w.-]+:./,
          'holds a selector and the file of its key, such as mail1:/run/secrets/dkim.pem',
        ),
        v.transform((text) => ({
          selector: text.slice(0, text.indexOf(':')),
          keyFile: resolve(text.slice(text.indexOf(':') + 1)),
        })),
      ),
    ),
    v.description('Signs the letters by DKIM, for the domain of `MAIL_FROM`.'),
    v.metadata({ shape: '`selector:file`, the private key in PEM', without: 'the mail server signs' }),
  ),
});

/** The settings of webhooks: the system that gets them, and their secrets. */
export const webhookSettings = part('Other systems', {
  WEBHOOK_URL: v.pipe(
    v.optional(service),
    v.description(
      'System of the shop, such as a CRM, that hears of registrations and changes ([what and how](operations.md#webhooks)).',
    ),
    v.metadata({ without: 'no webhooks' }),
  ),
  WEBHOOK_SECRET: v.pipe(
    v.optional(
      listOf(
        v.pipe(
          v.string(),
          v.regex(
            /^whsec_[\d+/A-Za-z]{32,88}={0,2}$/,
            'holds whsec_ and 24 to 64 bytes in Base64: echo "whsec_$(openssl rand -base64 32)"',
          ),
        ),
      ),
      '',
    ),
    v.description(
      'Signs webhooks. While you change it, name the new secret and the old one, so that the receiver accepts both.',
    ),
    v.metadata({
      shape: 'one or more such as `whsec_…`, with blanks between them',
      without: 'no webhooks',
      secret: true,
    }),
  ),
});
