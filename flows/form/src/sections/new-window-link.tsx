import { Link, VisuallyHidden } from '@crema/design-system';
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
        <VisuallyHidden>{` ${texts.t('a11y.popup.opened')}`}</VisuallyHidden>
      </span>
    </Link>
  );
}
