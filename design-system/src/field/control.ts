import { cva } from 'class-variance-authority';
import type { FieldState } from './field-props.ts';

/** The look of a control. An error thickens the edge; the padding gives way so that nothing moves. */
export const controlLook = cva(
  'ds min-h-control w-full rounded-control bg-control py-2 text-body leading-control text-ink disabled:cursor-not-allowed disabled:bg-control-disabled disabled:text-hint [&[readonly]]:bg-control-disabled',
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

/**
 * The classes of a box that is typed into, by the state of its field. Pass what else your control needs as `className`.
 *
 * ```tsx
 * <input {...control} type="time" className={controlClass({ state })} />
 * ```
 */
export const controlClass = ({ state, className }: { state: FieldState; className?: string }): string =>
  controlLook({ state, className: ['block', className] });

/** How far the control reaches; the label and its texts keep the whole line. */
export const controlWidth = cva('relative', {
  variants: {
    width: { full: '', long: 'max-w-long', medium: 'max-w-medium', short: 'max-w-short', tiny: 'max-w-tiny' },
  },
});
