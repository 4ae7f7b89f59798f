import type { ReactNode } from 'react';

/** Text of ours on a page of Storybook: in our look, out of reach of Storybook's own. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="sb-unstyled crema-docs">{children}</div>;
}
