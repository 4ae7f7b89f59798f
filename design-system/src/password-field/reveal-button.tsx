import { useDesignSystem } from '../design-system-provider/context.ts';
import { Drawing } from '../icon/drawing.tsx';
import * as paths from '../icon/system-paths.ts';

type Props = {
  /** Id of the password's input. */
  controls: string;
  revealed: boolean;
  onClick: () => void;
};

/**
 * Shows and hides the password. Its name says what it will do next, and it stays in the tab order: a keyboard user mistypes
 * as well as anyone (WCAG 2.2 2.1.1). Without JavaScript it could do nothing, so it is not there.
 */
export function RevealButton({ controls, revealed, onClick }: Props) {
  const { strings } = useDesignSystem();
  return (
    <button type="button" aria-controls={controls} className="ds ds-tool ds-reveal" onClick={onClick}>
      <Drawing path={revealed ? paths.eyeOff : paths.eye} />
      <span className="ds sr-only">{revealed ? strings.passwordHide : strings.passwordShow}</span>
    </button>
  );
}
