import { Heading } from '@crema/design-system';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePage } from './page-context.tsx';

/**
 * A screen's first heading. After a change of page without a load it takes the focus, so that a screen reader learns of the
 * change and a keyboard starts at the top (WCAG 2.2 2.4.3).
 */
export function PageHeading({ children }: { children: ReactNode }) {
  const { navigated } = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!navigated) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [navigated]);
  return (
    <Heading level={1} ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}
