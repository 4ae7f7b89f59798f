import type { ConsentKind } from '../model/consent.ts';

/** The texts of which a consent names only the essence; each stands on a page of its own, in all its versions. */
export const fullTexts = ['cardTerms', 'membership', 'communityTerms', 'guestOrder'] as const;

export type FullText = (typeof fullTexts)[number];

/**
 * One version of a consent's text. A version is never changed once it was in force: a new wording is a new version, so
 * that every stored consent still names what was read.
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
  /** The text that is agreed to in full, where it stands on a page of its own. */
  readonly fullText?: FullText;
  /** SHA-256, in hex, of the label and the paragraphs joined by line feeds. */
  readonly sha256: string;
}

/** What a form needs of a document: what it shows, and what an answer names. */
export type FormDocument = Omit<ConsentDocument, 'validFrom' | 'locale'>;
