import { text, type WriteLetter } from '../letter.ts';

/** The link for a new password. A stranger may have asked for it, so a reader who did not needs to do nothing. */
export const passwordReset: WriteLetter = ({ t, name, links }) => ({
  subject: t('mail.passwordReset.subject'),
  blocks: [
    text(t('mail.passwordReset.text')),
    {
      kind: 'button',
      label: t('mail.passwordReset.action'),
      href: `${links.password}?token={{token}}{{returnTo}}`,
    },
    text(t('mail.passwordReset.until')),
    text(t('mail.confirm.notYou')),
  ],
  why: t('mail.why.account', { name }),
});

/** Tells an account's owner of a new password. */
export const passwordChanged: WriteLetter = ({ t, name, links }) => ({
  subject: t('mail.passwordChanged.subject'),
  blocks: [
    text(t('mail.passwordChanged.text')),
    text(t('mail.addressChanged.notYou')),
    { kind: 'button', label: t('page.footer.service'), href: links.service },
  ],
  why: t('mail.why.account', { name }),
});
