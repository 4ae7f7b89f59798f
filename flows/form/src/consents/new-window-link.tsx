import { Link } from '@crema/design-system';
import { useFlow } from '../provider/flow-provider.tsx';

type Props = {
  href: string;
  /** True if the link is not part of a sentence. @default false */
  standalone?: boolean;
  /** The link's words. */
  children: string;
};

/** A link that keeps the form open, and so opens a new window. A screen reader says that it does. */
export function NewWindowLink({ children, ...link }: Props) {
  const { texts } = useFlow();
  return (
    <Link {...link} target="_blank">
      <span>
        {children}
        {/* Not `VisuallyHidden`, which the pages of most forms would download for this link alone. */}
        <span className="sr-only">{` ${texts.t('a11y.popup.opened')}`}</span>
      </span>
    </Link>
  );
}
