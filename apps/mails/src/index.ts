import { withdrawableConsents } from '@crema/flow-domain';
import type { MailTemplate } from '@crema/page-contract';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LetterShop, WriteLetter } from './letter.ts';
import { DocumentPart, type LetterColours, LetterPage } from './letter-html.tsx';
import { documentText, letterText } from './letter-text.ts';
import { addressChanged } from './mails/address-changed.ts';
import { newsletter, welcome, welcomeNewsletter } from './mails/confirmation.ts';
import { consentWithdrawn } from './mails/consent-withdrawn.ts';
import { guestCopy } from './mails/guest-copy.ts';
import { passwordChanged, passwordReset } from './mails/password.ts';

export type { LetterShop } from './letter.ts';
export type { LetterColours } from './letter-html.tsx';

/** Every kind of letter by its name. */
const letters: Readonly<Record<string, WriteLetter>> = {
  welcome,
  'welcome-newsletter': welcomeNewsletter,
  newsletter,
  'guest-copy': guestCopy,
  'address-changed': addressChanged,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  ...Object.fromEntries(
    withdrawableConsents.map((kind) => [`consent-withdrawn.${kind}`, consentWithdrawn(kind)]),
  ),
};

const markup = (element: ReactElement) => renderToStaticMarkup(element);

/** Renders all letters of a shop in the language of one site. Places for values, such as `{{label}}`, are filled when a letter is sent. */
export function renderMails(
  shop: LetterShop,
  { day, night }: { readonly day: LetterColours; readonly night: LetterColours },
): Readonly<Record<string, MailTemplate>> {
  const version = shop.t('consents.version', { version: '{{version}}' });
  const document = {
    html: markup(createElement(DocumentPart, { colours: day, version })),
    text: documentText(version),
  };
  return Object.fromEntries(
    Object.entries(letters).map(([name, write]) => {
      const letter = write(shop);
      const html = `<!doctype html>${markup(createElement(LetterPage, { shop, letter, day, night }))}`;
      const unsubscribe = letter.isOfNewsletter ? `${shop.links.unsubscribe}/{{ticket}}` : undefined;
      return [name, { subject: letter.subject, html, text: letterText(shop, letter), document, unsubscribe }];
    }),
  );
}
