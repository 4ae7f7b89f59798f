import type { ReactNode } from 'react';

/** The props of `VisuallyHidden`. */
export type VisuallyHiddenProps = {
  /** What only screen readers read. */
  children: ReactNode;
};

/** Text for a screen reader only. Hidden by a class, because an inline style would need its own CSP hash. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className="ds sr-only">{children}</span>;
}
