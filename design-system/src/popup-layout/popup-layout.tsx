import type { ReactNode } from 'react';
import { useDesignSystem } from '../design-system-provider/context.ts';
import { Drawing } from '../icon/drawing.tsx';
import * as paths from '../icon/system-paths.ts';

/** The props of `PopupLayout`. */
export type PopupLayoutProps = {
  /** Closes the window. Without it there is no closing button. */
  onClose?: (() => void) | undefined;
  /** The page. */
  children: ReactNode;
};

/** A page in a small window of its own: no header, no panel, one closing button. */
export function PopupLayout({ onClose, children }: PopupLayoutProps) {
  return (
    <div className="ds min-h-dvh bg-page">
      {onClose ? <CloseAction onClose={onClose} /> : null}
      <main id="main" tabIndex={-1} className="ds mx-auto max-w-form px-6 py-6 s:px-4">
        {children}
      </main>
    </div>
  );
}

/** Separate, so that a layout without it needs no texts and can be rendered outside of a provider. */
function CloseAction({ onClose }: { onClose: () => void }) {
  const { strings } = useDesignSystem();
  return (
    <div className="ds flex justify-end px-4 pt-4 noscript:hidden">
      <button
        type="button"
        className="ds flex min-h-target cursor-pointer items-center gap-2 rounded-control px-3 font-medium text-link hover:bg-action-soft"
        onClick={onClose}
      >
        <Drawing path={paths.close} />
        <span>{strings.close}</span>
      </button>
    </div>
  );
}
