import type { ConsentKind } from '../model/consent.ts';

/** The full texts behind consents that show the essence only. Each has a page of its own, in all its versions. */
export const fullTexts = ['cardTerms', 'membership', 'communityTerms', 'guestOrder'] as const;

export type FullText = (typeof fullTexts)[number];

/**
 * One version of a consent's text. Never change a version that was in force. A new wording is a new version, so that every stored
 * consent still names the text that the shopper read.
 */
export interface ConsentDocument {
  /** Stable name across versions, such as `de/newsletter`. */
  readonly id: string;
  readonly kind: ConsentKind;
  readonly version: string;
  /** ISO date from which this version is in force. */
  readonly validFrom: string;
  readonly locale: string;
  /** The sentence beside the checkbox. */
  readonly label: string;
  /** The expandable detail, paragraph by paragraph. */
  readonly detail: readonly string[];
  /** The full text that the shopper agrees to, if it has a page of its own. */
  readonly fullText?: FullText;
  /** SHA-256, in hex, of the label and the paragraphs joined by line feeds. */
  readonly sha256: string;
}

/** The parts of a document that a form shows, and those that an answer names. */
export type FormDocument = Omit<ConsentDocument, 'validFrom' | 'locale'>;
