import { useRef } from 'react';
import type { MouseEvent, ReactNode, Ref, ToggleEvent } from 'react';
import { Drawing } from '../icon/drawing.tsx';
import * as paths from '../icon/system-paths.ts';

/** The props of `Disclosure`. */
export type DisclosureProps = {
  /** What is behind it: the words that are pressed. */
  summary: ReactNode;
  /** The words while it is open; takes the place of the arrow that tells the two apart. @default summary */
  summaryOpen?: ReactNode;
  /** Whether it is open, where the page decides. */
  open?: boolean | undefined;
  /** Whether it is open at first, where it decides itself. @default false */
  defaultOpen?: boolean;
  /** Opened or closed by the shopper, also by the browser's search, which opens what it finds. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Disclosures of one name close each other. */
  name?: string | undefined;
  id?: string | undefined;
  /** The `details` element. */
  ref?: Ref<HTMLDetailsElement>;
  children: ReactNode;
};

/**
 * Text behind a word, as at a checkbox. A native disclosure: it opens without JavaScript and before hydration, and the
 * browser's search finds what is inside (WCAG 2.2 2.1.1, 4.1.2).
 *
 * ```tsx
 * <Disclosure summary={t('whyWeAsk')}>{t('whyWeAskDetail')}</Disclosure>
 * ```
 */
export function Disclosure({ summary, summaryOpen, open, defaultOpen = false, ...props }: DisclosureProps) {
  const { onOpenChange, children, ...rest } = props;
  const known = useRef(open ?? defaultOpen);

  const handleToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    // The browser also tells that it was open from the start, and what the page did itself.
    if (currentTarget.open === (open ?? known.current)) return;
    known.current = currentTarget.open;
    onOpenChange?.(currentTarget.open);
  };
  const handleClick = (event: MouseEvent) => {
    if (open === undefined) return;
    // The page decides, so nothing moves before it has.
    event.preventDefault();
    onOpenChange?.(!open);
  };

  return (
    // What was opened before hydration stays open, and is no mistake.
    <details
      {...rest}
      open={open ?? defaultOpen}
      className="ds ds-detail"
      onToggle={handleToggle}
      suppressHydrationWarning
    >
      <summary className="ds" onClick={handleClick}>
        {summaryOpen ? (
          <>
            <span className="ds ds-detail-show">{summary}</span>
            <span className="ds ds-detail-hide">{summaryOpen}</span>
          </>
        ) : (
          <>
            <span>{summary}</span>
            <span className="ds ds-detail-turn transition-transform duration-quick ease-(--ds-ease-out)">
              <Drawing path={paths.chevron} />
            </span>
          </>
        )}
      </summary>
      <div className="ds ds-come ds-detail-body">{children}</div>
    </details>
  );
}
