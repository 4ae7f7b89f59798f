import type { ReactNode } from 'react';
import { useDesignSystem } from '../design-system-provider/context.ts';
import { Drawing } from '../icon/drawing.tsx';
import * as paths from '../icon/system-paths.ts';

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
 * What is wrong: icon, words and the control's thicker edge, never colour alone (WCAG 2.2 1.4.1, 3.3.1). Not a live region:
 * ten of them would talk over each other; the announcer speaks once.
 */
export function FieldError({ id, children }: TextProps) {
  const { strings } = useDesignSystem();
  return (
    <div id={id} className="ds mt-2 flex gap-2 text-small font-medium text-danger">
      <Drawing path={paths.error} />
      <div>
        {strings.errorPrefix ? <span className="ds sr-only">{`${strings.errorPrefix} `}</span> : null}
        <span>{children}</span>
      </div>
    </div>
  );
}
