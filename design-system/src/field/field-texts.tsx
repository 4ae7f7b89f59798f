import type { ReactNode } from 'react';
import { useDesignSystem } from '../design-system-provider/context.ts';
import { Drawing } from '../icon/drawing.tsx';
import * as paths from '../icon/system-paths.ts';
import type { FieldState } from './field-props.ts';
import { hearSubmits, useSaidError } from './said-errors.ts';

type LabelTextProps = {
  children: ReactNode;
  required?: boolean | undefined;
  optional?: boolean | undefined;
  state: FieldState;
  /** Adds a text for the asterisk for screen readers. A legend needs it, because it has no `aria-required`. @default false */
  spoken?: boolean;
};

/**
 * The text of a label or legend, followed by the tick of a valid field. A single control has `aria-required`, so the asterisk is
 * hidden from screen readers there. They would read "required, required".
 */
export function LabelText({ children, required, optional, state, spoken = false }: LabelTextProps) {
  const { strings } = useDesignSystem();
  return (
    <span ref={hearSubmits} className="ds flex items-center gap-2">
      <span>
        <span>{children}</span>
        {required ? (
          <span aria-hidden="true" className="ds text-danger">
            {/* The blank keeps the asterisk from starting a line. */}
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

type TextProps = { id: string; children: ReactNode };

/** Help under the label. */
export function Hint({ id, children }: TextProps) {
  return (
    <div id={id} className="ds mb-1 text-small text-hint">
      {children}
    </div>
  );
}

/** The rule under the control. */
export function Constraint({ id, children }: TextProps) {
  return (
    <div id={id} className="ds mt-2 text-small text-hint">
      {children}
    </div>
  );
}

/**
 * The error: icon, text and a thicker edge of the control, never colour alone (WCAG 2.2 1.4.1, 3.3.1). It is no live region,
 * because ten of them would interrupt each other. The announcer reads it once, if it appears when focus leaves the field.
 */
export function FieldError({ id, children }: TextProps) {
  const { strings } = useDesignSystem();
  return (
    <div ref={useSaidError(children)} id={id} className="ds ds-error">
      <Drawing path={paths.error} />
      <div>
        {strings.errorPrefix ? <span className="ds sr-only">{`${strings.errorPrefix} `}</span> : null}
        <span>{children}</span>
      </div>
    </div>
  );
}
