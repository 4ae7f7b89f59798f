import type { ReactNode } from 'react';

/** Text for a screen reader only. Hidden by a class, because an inline style would need its own CSP hash. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="ds sr-only">{children}</span>;
}
