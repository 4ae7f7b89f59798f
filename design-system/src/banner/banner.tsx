import { cva } from 'class-variance-authority';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { Drawing } from '../icon/drawing.tsx';
import * as paths from '../icon/system-paths.ts';

export type { Tone } from '../notification/notification-box.tsx';

const banner = cva('ds flex gap-3 rounded-control border-thin p-4 scroll-mt-8', {
  variants: {
    tone: {
      // No animation, as for the errors at the fields: after a submit every animation costs a slow phone frames.
      error: 'border-danger bg-danger text-danger',
      success: 'border-success bg-success text-success ds-come',
      info: 'border-notice bg-notice text-notice ds-come',
    },
  },
});

/** The props of `Banner`. */
export type BannerProps = {
  /** The kind of news. Sets the colour and the icon. */
  tone: 'info' | 'success' | 'error';
  /** A line above the text. It is the banner's name. */
  heading?: ReactNode;
  /** The text, or a list of links to the fields. */
  children?: ReactNode;
  id?: string | undefined;
  /** The element. Use it to move focus or to scroll. */
  ref?: Ref<HTMLElement>;
};

/**
 * News about the whole form. It is no live region, because it would be read twice (WCAG 2.2 4.1.3). When you show it, either move
 * focus to it (`ref.current.focus()`) or call the announcer.
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
