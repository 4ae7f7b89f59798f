import { cva } from 'class-variance-authority';
import type { FieldState } from './field-props.ts';

/** Returns the classes of the look of a control. `control.css` has their rules. */
export const controlLook = (state: FieldState): string =>
  state === 'error' ? 'ds ds-control ds-control-error' : 'ds ds-control';

/**
 * Returns the classes of a text control for the state of its field. Pass more classes of your control as `className`.
 *
 * ```tsx
 * <input {...control} type="time" className={controlClass({ state })} />
 * ```
 */
export const controlClass = ({ state, className }: { state: FieldState; className?: string }): string =>
  `${controlLook(state)} block ${className ?? ''}`;

/** Limits the width of the control. The label and the other texts keep the whole line. */
export const controlWidth = cva('ds relative', {
  variants: {
    width: { full: '', long: 'max-w-long', medium: 'max-w-medium', short: 'max-w-short', tiny: 'max-w-tiny' },
  },
});
