import type { ReactNode } from 'react';

/** The props of `VisuallyHidden`. */
export type VisuallyHiddenProps = {
  /** Text that only screen readers read. */
  children: ReactNode;
};

/** Text for screen readers only. A class hides it, because an inline style would need its own CSP hash. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className="ds sr-only">{children}</span>;
}
