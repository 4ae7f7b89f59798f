import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { Breakpoint } from '../use-breakpoint/breakpoints.ts';

/** Number of columns. */
export type Columns = 1 | 2 | 3 | 4;

/** Number of columns, and fewer for smaller windows: up to and including the breakpoint's width (Registration §9). */
export type GridColumns = Columns | ({ base: Columns } & { [name in Breakpoint]?: Columns });

const grid = cva('ds grid *:min-w-0', {
  variants: {
    gap: { 2: 'gap-2', 4: 'gap-4', 6: 'gap-6', 8: 'gap-8' },
    align: { stretch: 'items-stretch', start: 'items-start' },
  },
});

type Layout = {
  /** Number of columns, or numbers by window: `{ base: 3, l: 2, s: 1 }`. */
  columns: GridColumns;
  /** The space between, in quarters of a rem. @default 4 */
  gap?: 2 | 4 | 6 | 8;
  /** Whether all items of a row are as high as the highest. @default 'stretch' */
  align?: 'stretch' | 'start';
};

/** The props of `Grid`. */
export type GridProps = Layout &
  (
    | ({
        /** The element. A screen reader reads the number of items of a list of `li`. @default 'div' */
        as?: 'div';
      } & Omit<ComponentProps<'div'>, 'className' | 'style'>)
    | ({
        /** The element. A screen reader reads the number of items of a list of `li`. */
        as: 'ul';
      } & Omit<ComponentProps<'ul'>, 'className' | 'style'>)
  );

/**
 * Columns of equal width, by the breakpoints of the tokens. Items keep the order of the DOM, so that Tab and the eye go the same
 * way (WCAG 2.2 1.3.2, 2.4.3). Use `FieldRow` for the fields of a form.
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

/** Written out in full, because Tailwind finds only complete class names. */
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

/** Returns the classes for a number of columns. */
function columnClasses(columns: GridColumns): string {
  if (typeof columns === 'number') return classes.base[columns];
  return names
    .flatMap((name) => {
      const count = columns[name];
      return count ? classes[name][count] : [];
    })
    .join(' ');
}
