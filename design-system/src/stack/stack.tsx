import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

const stack = cva('ds flex flex-col', {
  variants: {
    gap: { 1: 'gap-1', 2: 'gap-2', 3: 'gap-3', 4: 'gap-4', 6: 'gap-6', 10: 'gap-10' },
    align: { stretch: 'items-stretch', start: 'items-start', center: 'items-center text-center' },
  },
});

/** The props of `Stack`. */
export type StackProps = {
  /** The space between, in quarters of a rem. @default 4 */
  gap?: 1 | 2 | 3 | 4 | 6 | 10;
  /** Horizontal position of the children. `center` also centres their texts. @default 'stretch' */
  align?: 'stretch' | 'start' | 'center';
  children: ReactNode;
};

/** Elements one below the other, with equal spaces. */
export function Stack({ gap = 4, align = 'stretch', children }: StackProps) {
  return <div className={stack({ gap, align })}>{children}</div>;
}
