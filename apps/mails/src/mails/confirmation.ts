import { type Block, type LetterShop, text, type WriteLetter } from '../letter.ts';

/** The link by which the reader confirms, and for whom it is. A letter for a stranger asks for nothing. */
const confirm = ({ t, links }: LetterShop): readonly Block[] => [
  { kind: 'button', label: t('mail.confirm.action'), href: `${links.confirm}?token={{token}}` },
  text(t('mail.confirm.until')),
  text(t('mail.confirm.notYou')),
];

/** Welcomes a new customer, and asks to confirm the address. */
export const welcome: WriteLetter = (shop) => ({
  subject: shop.t('mail.welcome.subject'),
  blocks: [text(shop.t('mail.welcome.text')), ...confirm(shop)],
  why: shop.t('mail.why.account', { name: shop.name }),
});

/** The same for a customer who also asked for the newsletter: one link confirms both. */
export const welcomeNewsletter: WriteLetter = (shop) => ({
  ...welcome(shop),
  isOfNewsletter: true,
  blocks: [text(shop.t('mail.welcome.text')), text(shop.t('mail.welcome.newsletter')), ...confirm(shop)],
});

/** Asks to confirm the newsletter, of a guest or of a customer who asks for it later. */
export const newsletter: WriteLetter = (shop) => ({
  subject: shop.t('mail.newsletter.subject'),
  isOfNewsletter: true,
  blocks: [text(shop.t('mail.newsletter.text')), ...confirm(shop)],
  why: shop.t('mail.why.newsletter', { name: shop.name }),
});
