import type { ReactNode } from 'react';
import { useDesignSystem } from '../design-system-provider/context.ts';
import { Drawing } from '../icon/drawing.tsx';
import * as paths from '../icon/system-paths.ts';
import { useSaidError } from './use-said-error.ts';

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
 * What is wrong: icon, words and the control's thicker edge, never colour alone (WCAG 2.2 1.4.1, 3.3.1). It is no live region:
 * ten of them would talk over each other. The announcer says it once, if it appears because the field was left.
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
