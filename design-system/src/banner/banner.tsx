import { cva } from 'class-variance-authority';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { Drawing } from '../icon/drawing.tsx';
import * as paths from '../icon/system-paths.ts';

const banner = cva('ds flex gap-3 rounded-control border-thin p-4 scroll-mt-8', {
  variants: {
    tone: {
      // At once, like the errors at the fields it comes with: every moving thing costs a slow phone frames after a submit.
      error: 'border-danger bg-danger text-danger',
      success: 'border-success bg-success text-success ds-come',
      info: 'border-notice bg-notice text-notice ds-come',
    },
  },
});

/** The props of `Banner`. */
export type BannerProps = {
  /** The kind of news; chooses the colour and the icon. */
  tone: 'info' | 'success' | 'error';
  /** A line above the text. Names the banner. */
  heading?: ReactNode;
  /** The text, or a list of links to the fields. */
  children?: ReactNode;
  id?: string | undefined;
  /** The element, to move focus or the view to it. */
  ref?: Ref<HTMLElement>;
};

/**
 * News about the whole form. It can take focus by script (`ref.current.focus()`) and is no live region: whoever shows it
 * either moves focus to it or lets the announcer speak, else it would be heard twice (WCAG 2.2 4.1.3).
 */
export function Banner({ tone, heading, children, ...place }: BannerProps) {
  const headingId = useId();
  return (
    <section
      {...place}
      tabIndex={-1}
      aria-labelledby={heading ? headingId : undefined}
      data-tone={tone}
      className={banner({ tone })}
    >
      <Drawing
        path={tone === 'info' ? paths.info : tone === 'success' ? paths.success : paths.error}
        size="size-6"
      />
      <div className="ds min-w-0 grow">
        {heading ? (
          <p id={headingId} className="ds font-strong">
            {heading}
          </p>
        ) : null}
        {children ? <div className={heading ? 'ds text-ink' : 'ds font-medium'}>{children}</div> : null}
      </div>
    </section>
  );
}
