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
  /** Reads the word for the asterisk: for legends, where no attribute can say it. @default false */
  spoken?: boolean;
};

/**
 * The words of a label or legend. On a single control `aria-required` speaks, so the asterisk stays silent there; both would
 * be heard as "required, required".
 */
export function LabelText({ children, required, optional, state, spoken = false }: LabelTextProps) {
  const { strings } = useDesignSystem();
  return (
    <span className="flex items-start justify-between gap-2">
      <span>
        <span>{children}</span>
        {required ? (
          <span aria-hidden="true" className="text-danger">
            {/* Never alone at the start of a line. */}
            {'\u00A0*'}
          </span>
        ) : null}
        {required && spoken ? <span className="sr-only">{` (${strings.required})`}</span> : null}
        {optional ? <span className="font-regular text-hint">{` (${strings.optional})`}</span> : null}
      </span>
      {state === 'valid' ? (
        <span className="ds text-success">
          <Drawing path={paths.success} />
        </span>
      ) : null}
    </span>
  );
}
