import { use } from 'react';
import { useDesignSystem } from '../../design-system-provider/context.ts';
import { Drawing } from '../../icon/drawing.tsx';
import * as paths from '../../icon/system-paths.ts';
import { CloseContext } from './close-context.ts';

/** The way out of a window, in the corner; its cross is as far from the edge as the title is from the other. */
export function CloseButton() {
  const { strings } = useDesignSystem();
  const close = use(CloseContext);
  return (
    <button
      type="button"
      className="ds -me-[0.625rem] ms-auto flex size-target shrink-0 cursor-pointer items-center justify-center rounded-control text-hint hover:bg-action-soft hover:text-ink"
      onClick={() => close('close-button')}
    >
      <Drawing path={paths.close} size="size-6" />
      <span className="ds sr-only">{strings.close}</span>
    </button>
  );
}
