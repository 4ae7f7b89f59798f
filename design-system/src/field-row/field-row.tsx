import type { ReactNode } from 'react';

/** The props of `FieldRow`. */
export type FieldRowProps = {
  /**
   * `even`: two of the same kind, first and last name. `short-long`: a short one and its companion, postal code and
   * town. Side by side as long as they fit, whatever the width of the window or the size of the text. @default 'even'
   */
  layout?: 'even' | 'short-long';
  children: ReactNode;
};

/** Fields side by side, where the eye expects it. Top edges in line, so that an error under one does not move the other. */
export function FieldRow({ layout = 'even', children }: FieldRowProps) {
  return <div className={layout === 'even' ? 'ds ds-row' : 'ds ds-row ds-row-short-long'}>{children}</div>;
}
