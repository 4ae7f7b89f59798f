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
 *
 * It is nearer to its own box than to the next one. A mouse finds it on the free line under the label; a finger gets 44 px of
 * its own below that, with the words at their top.
 */
export function CheckboxDetail({ labelledBy, children }: Props) {
  const { strings } = useDesignSystem();
  const id = useId();
  return (
    <details className="ds ds-detail -mt-2 mb-2 pointer-coarse:mt-0">
      <summary
        id={id}
        aria-labelledby={`${id} ${labelledBy}`}
        className="ds inline-flex min-h-6 cursor-pointer items-start rounded-check align-top pointer-coarse:min-h-target py-1 text-small font-medium text-link underline underline-offset-3"
      >
        <span className="ds ds-detail-show">{strings.detailShow}</span>
        <span className="ds ds-detail-hide">{strings.detailHide}</span>
      </summary>
      <div className="ds ds-come ds-detail-body mt-1 mb-2 max-w-measure border-s-strong border-hairline ps-4 text-small text-hint">
        {children}
      </div>
    </details>
  );
}
