import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

const row = cva('gap-x-4 gap-y-field', {
  variants: {
    layout: {
      even: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))]',
      'short-long': [
        'flex flex-wrap *:grow *:basis-short *:first:grow-0 *:first:basis-[7rem]',
        // An error of its own is a sentence, and would break after each word.
        '*:first:has-[>.text-danger]:grow',
      ],
    },
  },
});

type FieldRowProps = {
  /**
   * `even`: two of the same kind, first and last name. `short-long`: a short one and its companion, postal code and
   * town. Side by side as long as they fit, whatever the width of the window or the size of the text. @default 'even'
   */
  layout?: 'even' | 'short-long';
  children: ReactNode;
};

/** Fields side by side, where the eye expects it. Top edges in line, so that an error under one does not move the other. */
export function FieldRow({ layout = 'even', children }: FieldRowProps) {
  return <div className={row({ layout })}>{children}</div>;
}
