import { useRef } from 'react';
import type { MouseEvent, ReactNode, Ref, ToggleEvent } from 'react';
import { Drawing } from '../icon/drawing.tsx';
import * as paths from '../icon/system-paths.ts';

/** The props of `Disclosure`. */
export type DisclosureProps = {
  /** The text that the shopper presses. */
  summary: ReactNode;
  /** The text while it is open. It replaces the arrow that shows the state. @default summary */
  summaryOpen?: ReactNode;
  /** Whether it is open, if the page controls it. */
  open?: boolean | undefined;
  /** Whether it starts open, if the page does not control it. @default false */
  defaultOpen?: boolean;
  /** Called when the shopper opens or closes it. The browser's page search opens it too. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Disclosures with the same name close each other. */
  name?: string | undefined;
  id?: string | undefined;
  /** The `details` element. */
  ref?: Ref<HTMLDetailsElement>;
  children: ReactNode;
};

/**
 * Text behind a word. A native disclosure: it opens without JavaScript and before hydration, and the browser's page search finds
 * its content (WCAG 2.2 2.1.1, 4.1.2).
 *
 * ```tsx
 * <Disclosure summary={t('whyWeAsk')}>{t('whyWeAskDetail')}</Disclosure>
 * ```
 */
export function Disclosure({ summary, summaryOpen, open, defaultOpen = false, ...props }: DisclosureProps) {
  const { onOpenChange, children, ...rest } = props;
  const known = useRef(open ?? defaultOpen);

  const handleToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    // The browser also sends this event for the initial state and for changes that the page made itself.
    if (currentTarget.open === (open ?? known.current)) return;
    known.current = currentTarget.open;
    onOpenChange?.(currentTarget.open);
  };
  const handleClick = (event: MouseEvent) => {
    if (open === undefined) return;
    // The page decides, so the native toggle is cancelled.
    event.preventDefault();
    onOpenChange?.(!open);
  };

  return (
    // A disclosure that the shopper opened before hydration stays open, which is no mismatch.
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
