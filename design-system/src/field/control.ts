import { cva } from 'class-variance-authority';
import type { FieldState } from './field-props.ts';

/** The look of a control, in `control.css`. */
export const controlLook = (state: FieldState): string =>
  state === 'error' ? 'ds ds-control ds-control-error' : 'ds ds-control';

/**
 * The classes of a box that is typed into, by the state of its field. Pass what else your control needs as `className`.
 *
 * ```tsx
 * <input {...control} type="time" className={controlClass({ state })} />
 * ```
 */
export const controlClass = ({ state, className }: { state: FieldState; className?: string }): string =>
  `${controlLook(state)} block ${className ?? ''}`;

/** How far the control reaches; the label and its texts keep the whole line. */
export const controlWidth = cva('ds relative', {
  variants: {
    width: { full: '', long: 'max-w-long', medium: 'max-w-medium', short: 'max-w-short', tiny: 'max-w-tiny' },
  },
});
