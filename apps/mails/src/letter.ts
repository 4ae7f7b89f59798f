import type { Translate } from '@crema/flow-domain/messages';

/** A part of a letter, in both its forms. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  /** The one thing to do. Its address is written out below it, for readers whose program shows no button. */
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  /** The place of the texts that a shopper has accepted, which are known only when the letter is sent. */
  | { readonly kind: 'documents' };

/** A letter without its frame. No part of it is something that a shopper typed, so a stranger cannot advertise through it. */
export interface Letter {
  /** The subject, and the heading. */
  readonly subject: string;
  readonly blocks: readonly Block[];
  /** True if it is about the newsletter, which a mail program can then end by itself. @default false */
  readonly isOfNewsletter?: boolean;
  /** The reason why the reader gets it. */
  readonly why: string;
}

/** The facts of a shop and a site that letters need. */
export interface LetterShop {
  /** The brand's name. */
  readonly name: string;
  /** BCP 47 tag. */
  readonly locale: string;
  readonly t: Translate;
  readonly links: {
    readonly shop: string;
    readonly service: string;
    readonly privacy: string;
    readonly imprint: string;
    /** The page on which a customer sees and withdraws consents. */
    readonly consents: string;
    /** The address by which a mail program ends the newsletter. A ticket follows it. */
    readonly unsubscribe: string;
    /** The page on which a customer confirms an address, without a query. */
    readonly confirm: string;
    /** The page on which a customer sets a new password by a link, without a query. */
    readonly password: string;
  };
}

/** Writes one kind of letter. */
export type WriteLetter = (shop: LetterShop) => Letter;

/** A paragraph. */
export const text = (words: string): Block => ({ kind: 'text', text: words });
