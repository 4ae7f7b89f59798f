import type { ReactNode } from 'react';

/** The props of `FieldRow`. */
export type FieldRowProps = {
  /**
   * `even`: two of the same kind, such as first and last name. `short-long`: a short and a long one, such as postal code and
   * town. The fields stand side by side if they fit, whatever the window or the text size is. @default 'even'
   */
  layout?: 'even' | 'short-long';
  children: ReactNode;
};

/** Fields side by side. Their top edges are aligned, so that an error under one does not move the other. */
export function FieldRow({ layout = 'even', children }: FieldRowProps) {
  return <div className={layout === 'even' ? 'ds ds-row' : 'ds ds-row ds-row-short-long'}>{children}</div>;
}
