import type { ReactNode } from 'react';
import { useDesignSystem } from '../design-system-provider/context.ts';
import { Drawing } from '../icon/drawing.tsx';
import * as paths from '../icon/system-paths.ts';
import type { FieldState } from './field-props.ts';

type LabelTextProps = {
  children: ReactNode;
  required?: boolean | undefined;
  optional?: boolean | undefined;
  state: FieldState;
  /** Adds the word for the asterisk for screen readers. A legend needs it, because it has no `aria-required`. @default false */
  spoken?: boolean;
};

/**
 * The words of a label or legend, and directly behind them the tick of a valid field. A single control has `aria-required`, so
 * the asterisk is hidden from screen readers there. They would read "required, required".
 */
export function LabelText({ children, required, optional, state, spoken = false }: LabelTextProps) {
  const { strings } = useDesignSystem();
  return (
    <span className="ds flex items-center gap-2">
      <span>
        <span>{children}</span>
        {required ? (
          <span aria-hidden="true" className="ds text-danger">
            {/* Never alone at the start of a line. */}
            {'\u00A0*'}
          </span>
        ) : null}
        {required && spoken ? <span className="ds sr-only">{` (${strings.required})`}</span> : null}
        {optional ? <span className="ds font-regular text-hint">{` (${strings.optional})`}</span> : null}
      </span>
      {state === 'valid' ? (
        <span className="ds text-success">
          <Drawing path={paths.success} />
        </span>
      ) : null}
    </span>
  );
}
