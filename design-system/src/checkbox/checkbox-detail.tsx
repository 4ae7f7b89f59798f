import { useId } from 'react';
import type { ReactNode } from 'react';
import { useDesignSystem } from '../design-system-provider/context.ts';

type Props = {
  /** Id of the checkbox's label. */
  labelledBy: string;
  children: ReactNode;
};

/**
 * A native disclosure: opens without JavaScript, and the browser's search finds what is inside. The name is what is seen
 * plus the checkbox it belongs to, because five links that all say "details" are no help in a list of controls
 * (WCAG 2.2 2.4.9). It refers to itself, so that the word hidden by CSS stays out of the name.
 */
export function CheckboxDetail({ labelledBy, children }: Props) {
  const { strings } = useDesignSystem();
  const id = useId();
  return (
    <details className="ds ds-detail ds-box-detail">
      <summary id={id} aria-labelledby={`${id} ${labelledBy}`} className="ds">
        <span className="ds ds-detail-show">{strings.detailShow}</span>
        <span className="ds ds-detail-hide">{strings.detailHide}</span>
      </summary>
      <div className="ds ds-come ds-detail-body">{children}</div>
    </details>
  );
}
