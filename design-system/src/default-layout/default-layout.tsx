import type { ReactNode } from 'react';
import { SkipLink } from '../skip-link/skip-link.tsx';

/** The props of `DefaultLayout`. */
export type DefaultLayoutProps = {
  /** Text of the link that skips the header. */
  skipLabel: string;
  /** The brand's mark, usually a link to the start page. */
  logo: ReactNode;
  /** Content at the end of the header. */
  headerEnd?: ReactNode;
  /** Content beside the form from `l` up. Phones do not show it, so it must not contain anything that shoppers need. */
  panel?: ReactNode;
  /** Links under the page. */
  footer?: ReactNode;
  /** The page. */
  children: ReactNode;
};

const MAIN = 'main';

/**
 * The page of a registration. On a phone the form is the page. From `l` up a panel stands beside it. Without a panel the card is
 * as wide as the form column.
 */
export function DefaultLayout({ skipLabel, logo, headerEnd, panel, footer, children }: DefaultLayoutProps) {
  return (
    <div className="ds flex min-h-dvh flex-col bg-page">
      <SkipLink href={`#${MAIN}`}>{skipLabel}</SkipLink>
      <header className="ds mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-4 px-8 py-5 s:px-4 s:py-4">
        {logo}
        {headerEnd}
      </header>
      <div className="ds mx-auto flex w-full max-w-page grow flex-wrap items-start justify-center gap-8 px-8 s:items-stretch pb-16 s:px-0 s:pb-0">
        <main
          id={MAIN}
          tabIndex={-1}
          className={`ds ds-page-card ${panel ? '' : 's:w-full'}`}
          data-beside={panel ? '' : undefined}
        >
          <div className="ds mx-auto max-w-form">{children}</div>
        </main>
        {panel ? (
          <aside className="ds sticky top-8 w-panel max-w-full self-start rounded-card bg-panel p-8 l:w-[18rem] l:p-6 m:hidden">
            {panel}
          </aside>
        ) : null}
      </div>
      {footer ? (
        <footer className="ds mx-auto w-full max-w-page px-8 py-6 text-small text-hint s:px-4">
          {footer}
        </footer>
      ) : null}
    </div>
  );
}
