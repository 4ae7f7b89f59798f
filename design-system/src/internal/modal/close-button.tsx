import { use } from 'react';
import { useDesignSystem } from '../../design-system-provider/context.ts';
import { Drawing } from '../../icon/drawing.tsx';
import * as paths from '../../icon/system-paths.ts';
import { CloseContext } from './window-state.ts';

/** The closing button in the corner of a window. */
export function CloseButton() {
  const { strings } = useDesignSystem();
  const close = use(CloseContext);
  return (
    <button type="button" className="ds ds-tool ds-close" onClick={() => close('close-button')}>
      <Drawing path={paths.close} size="size-6" />
      <span className="ds sr-only">{strings.close}</span>
    </button>
  );
}
