import { cva } from 'class-variance-authority';

/** The box that is typed into or chosen from. An error thickens the edge; the padding gives way so that nothing moves. */
export const control = cva(
  'min-h-control w-full rounded-control bg-control py-2 text-body leading-control text-ink disabled:cursor-not-allowed disabled:bg-control-disabled disabled:text-hint [&[readonly]]:bg-control-disabled',
  {
    variants: {
      state: {
        default: 'border-thin border-control px-inset hover:border-control-strong',
        valid: 'border-thin border-control px-inset hover:border-control-strong',
        error: 'border-strong border-danger px-[calc(var(--ds-space-inset)-1px)]',
      },
    },
  },
);

/** How far the control reaches; the label and its texts keep the whole line. */
export const controlWidth = cva('relative', {
  variants: {
    width: { full: '', long: 'max-w-long', medium: 'max-w-medium', short: 'max-w-short', tiny: 'max-w-tiny' },
  },
});
