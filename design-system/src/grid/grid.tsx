import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { columnClasses } from './columns.ts';
import type { GridColumns } from './columns.ts';

const grid = cva('ds grid *:min-w-0', {
  variants: {
    gap: { 2: 'gap-2', 4: 'gap-4', 6: 'gap-6', 8: 'gap-8' },
    align: { stretch: 'items-stretch', start: 'items-start' },
  },
});

type Layout = {
  /** How many columns, or how many by window: `{ base: 3, l: 2, s: 1 }`. */
  columns: GridColumns;
  /** The space between, in quarters of a rem. @default 4 */
  gap?: 2 | 4 | 6 | 8;
  /** Whether all of a row are as high as the highest. @default 'stretch' */
  align?: 'stretch' | 'start';
};

/** The props of `Grid`. */
export type GridProps = Layout &
  (
    | ({
        /** The element; a list of `li` says to a screen reader how many there are. @default 'div' */
        as?: 'div';
      } & Omit<ComponentProps<'div'>, 'className' | 'style'>)
    | ({
        /** The element; a list of `li` says to a screen reader how many there are. */
        as: 'ul';
      } & Omit<ComponentProps<'ul'>, 'className' | 'style'>)
  );

/**
 * Equally wide columns, by the breakpoints of the tokens, from the start of the line to its end. The order is that of the
 * page, so that Tab and the eye go the same way (WCAG 2.2 1.3.2, 2.4.3). Fields of a form stand in a `FieldRow`.
 *
 * ```tsx
 * <Grid as="ul" columns={{ base: 3, l: 2, s: 1 }}>…</Grid>
 * ```
 */
export function Grid(props: GridProps) {
  if (props.as === 'ul') {
    const { as: _as, columns, gap, align, ...rest } = props;
    return <ul {...rest} className={className({ columns, gap, align })} />;
  }
  const { as: _as, columns, gap, align, ...rest } = props;
  return <div {...rest} className={className({ columns, gap, align })} />;
}

type Look = { [name in keyof Layout]: Layout[name] | undefined } & Pick<Layout, 'columns'>;

const className = ({ columns, gap = 4, align = 'stretch' }: Look) =>
  `${grid({ gap, align })} ${columnClasses(columns)}`;
