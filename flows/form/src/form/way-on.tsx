import { Link } from '@crema/design-system';
import type { Issue } from '@crema/flow-domain';
import { useFlow } from '../provider/flow-provider.tsx';

/** Links to the page that solves a form error: the log-in, or the next page for a customer who is already logged in. */
export function WayOn({ problem }: { problem: Issue | undefined }) {
  const { texts, brand, wayOn } = useFlow();
  const [href, label] =
    problem?.code === 'notLoggedIn'
      ? ([brand.links.login, 'action.login'] as const)
      : problem?.code === 'alreadyLoggedIn'
        ? ([wayOn, 'action.continue'] as const)
        : [];
  return href && label ? (
    <>
      <span> </span>
      <Link href={href}>{texts.t(label)}</Link>
    </>
  ) : null;
}
