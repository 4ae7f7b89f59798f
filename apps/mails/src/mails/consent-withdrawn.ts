import { text, type WriteLetter } from '../letter.ts';

/** The consents that a customer can withdraw alone. */
export const withdrawableKinds = ['newsletter', 'dne', 'cmc'] as const;

/** Writes the receipt for the withdrawal of a consent. */
export const consentWithdrawn =
  (kind: (typeof withdrawableKinds)[number]): WriteLetter =>
  ({ t, name, links }) => ({
    subject: t('mail.consentWithdrawn.subject'),
    blocks: [
      text(t('mail.consentWithdrawn.text', { consent: t(`consents.kind.${kind}`) })),
      { kind: 'button', label: t('page.consentsPage.title'), href: links.consents },
    ],
    why: t('mail.why.account', { name }),
  });
