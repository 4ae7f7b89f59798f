import type { withdrawableConsents } from '@crema/flow-domain';
import { text, type WriteLetter } from '../letter.ts';

/** Writes the receipt for the withdrawal of a consent. */
export const consentWithdrawn =
  (kind: (typeof withdrawableConsents)[number]): WriteLetter =>
  ({ t, name, links }) => ({
    subject: t('mail.consentWithdrawn.subject'),
    blocks: [
      text(t('mail.consentWithdrawn.text', { consent: t(`consents.kind.${kind}`) })),
      { kind: 'button', label: t('page.consentsPage.title'), href: links.consents },
    ],
    why: t('mail.why.account', { name }),
  });
