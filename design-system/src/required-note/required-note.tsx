import type { ReactNode } from 'react';

/** The props of `RequiredNote`. */
export type RequiredNoteProps = {
  /** The sentence, in the language of the page. */
  children: ReactNode;
};

/** The note about the asterisk: "Pflichtfelder sind mit * gekennzeichnet." (Registration §2). */
export function RequiredNote({ children }: RequiredNoteProps) {
  return <p className="ds text-small text-hint">{children}</p>;
}
