import type { ReactNode } from 'react';

/** The footnote to the asterisk: "Pflichtfelder sind mit * gekennzeichnet." (Registration §2). */
export function RequiredNote({ children }: { children: ReactNode }) {
  return <p className="ds text-small text-hint">{children}</p>;
}
