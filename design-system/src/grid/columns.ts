import type { Breakpoint } from '../use-breakpoint/breakpoints.ts';

/** How many stand side by side. */
export type Columns = 1 | 2 | 3 | 4;

/** How many, and how many fewer in smaller windows: up to and including the breakpoint's width (Registration §9). */
export type GridColumns = Columns | ({ base: Columns } & { [name in Breakpoint]?: Columns });

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
export function columnClasses(columns: GridColumns): string {
  if (typeof columns === 'number') return classes.base[columns];
  return names
    .map((name) => {
      const count = columns[name];
      return count ? classes[name][count] : '';
    })
    .filter(Boolean)
    .join(' ');
}
