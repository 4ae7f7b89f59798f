import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const heading = cva('ds ds-heading text-ink', {
  variants: {
    size: { 1: 'text-h1 s:text-h1-small', 2: 'text-h2', 3: 'text-h3' },
  },
});

/** The props of `Heading`. */
export type HeadingProps = Omit<ComponentProps<'h1'>, 'className'> & {
  /** The rank in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** Its visual size, if that differs from its rank. @default level, at most 3 */
  size?: 1 | 2 | 3;
};

/** A heading in the serif font. Choose the rank by the outline and the size by the look (WCAG 2.2 1.3.1). */
export function Heading({ level, size, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={heading({ size: size ?? (level === 4 ? 3 : level) })} />;
}
