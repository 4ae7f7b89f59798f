import { text, type WriteLetter } from '../letter.ts';

/** A guest’s copy of the texts that were accepted with an order without an account. */
export const guestCopy: WriteLetter = ({ t, name }) => ({
  subject: t('mail.guestCopy.subject'),
  blocks: [text(t('mail.guestCopy.text')), { kind: 'documents' }, text(t('mail.guestCopy.keep'))],
  why: t('mail.why.guest', { name }),
});
