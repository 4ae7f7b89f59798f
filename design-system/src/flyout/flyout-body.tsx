import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [type="hidden"])';

/**
 * The part that scrolls between header and footer: what Tab brings into view cannot hide behind them (WCAG 2.2 2.4.11). In a
 * window too low for all three the whole sheet scrolls (1.4.10). Safari scrolls by keyboard only what has focus, so a body
 * of mere text takes it (2.1.1). It is positioned, or hidden texts in it would make the sheet around it scroll.
 */
export function FlyoutBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (body.current?.querySelector(FOCUSABLE)) body.current.removeAttribute('tabindex');
    else body.current?.setAttribute('tabindex', '0');
  });
  return (
    <div
      ref={body}
      className="ds relative grow scroll-py-8 px-[min(var(--ds-space-6),5vw)] py-6 -outline-offset-3 [@media(min-height:30rem)]:min-h-[14rem] [@media(min-height:30rem)]:basis-0 [@media(min-height:30rem)]:overflow-y-auto [@media(min-height:30rem)]:overscroll-contain"
    >
      {children}
    </div>
  );
}
