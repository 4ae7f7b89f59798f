import { Link } from '@crema/design-system';
import { useFlow } from '../provider/flow-provider.tsx';

type Props = {
  href: string;
  /** The link's words. */
  children: string;
};

/** A link that opens a new window, because the form must stay. A screen reader says so. It is large enough for a finger. */
export function NewWindowLink({ href, children }: Props) {
  const { texts } = useFlow();
  return (
    <Link standalone href={href} target="_blank">
      <span>
        {children}
        {/* Not `VisuallyHidden`, which the pages of most forms would download for this link alone. */}
        <span className="sr-only">{` ${texts.t('a11y.popup.opened')}`}</span>
      </span>
    </Link>
  );
}
