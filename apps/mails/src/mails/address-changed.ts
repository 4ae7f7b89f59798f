import { text, type WriteLetter } from '../letter.ts';

/** Tells an account's owner of a new invoice address. It does not show the address, because anybody may read the mailbox. */
export const addressChanged: WriteLetter = ({ t, name, links }) => ({
  subject: t('mail.addressChanged.subject'),
  blocks: [
    text(t('mail.addressChanged.text')),
    text(t('mail.addressChanged.notYou')),
    { kind: 'button', label: t('page.footer.service'), href: links.service },
  ],
  why: t('mail.why.account', { name }),
});
