import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { Breakpoint } from '../use-breakpoint/breakpoints.ts';

/** How many stand side by side. */
export type Columns = 1 | 2 | 3 | 4;

/** How many, and how many fewer in smaller windows: up to and including the breakpoint's width (Registration §9). */
export type GridColumns = Columns | ({ base: Columns } & { [name in Breakpoint]?: Columns });

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

/** Written out, because Tailwind finds only classes that stand somewhere as they are. */
const classes: Record<'base' | Breakpoint, Record<Columns, string>> = {
  base: { 1: 'grid-cols-1', 2: 'grid-cols-2', 3: 'grid-cols-3', 4: 'grid-cols-4' },
  '4xl': { 1: '4xl:grid-cols-1', 2: '4xl:grid-cols-2', 3: '4xl:grid-cols-3', 4: '4xl:grid-cols-4' },
  '3xl': { 1: '3xl:grid-cols-1', 2: '3xl:grid-cols-2', 3: '3xl:grid-cols-3', 4: '3xl:grid-cols-4' },
  xxl: { 1: 'xxl:grid-cols-1', 2: 'xxl:grid-cols-2', 3: 'xxl:grid-cols-3', 4: 'xxl:grid-cols-4' },
  xl: { 1: 'xl:grid-cols-1', 2: 'xl:grid-cols-2', 3: 'xl:grid-cols-3', 4: 'xl:grid-cols-4' },
  l: { 1: 'l:grid-cols-1', 2: 'l:grid-cols-2', 3: 'l:grid-cols-3', 4: 'l:grid-cols-4' },
  m: { 1: 'm:grid-cols-1', 2: 'm:grid-cols-2', 3: 'm:grid-cols-3', 4: 'm:grid-cols-4' },
  s: { 1: 's:grid-cols-1', 2: 's:grid-cols-2', 3: 's:grid-cols-3', 4: 's:grid-cols-4' },
  xs: { 1: 'xs:grid-cols-1', 2: 'xs:grid-cols-2', 3: 'xs:grid-cols-3', 4: 'xs:grid-cols-4' },
};

const names = ['base', '4xl', '3xl', 'xxl', 'xl', 'l', 'm', 's', 'xs'] as const;

/** The classes for a number of columns. */
function columnClasses(columns: GridColumns): string {
  if (typeof columns === 'number') return classes.base[columns];
  return names
    .flatMap((name) => {
      const count = columns[name];
      return count ? classes[name][count] : [];
    })
    .join(' ');
}
