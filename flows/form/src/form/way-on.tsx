import { Link } from '@crema/design-system';
import type { Issue } from '@crema/flow-domain';
import { useFlow } from '../provider/flow-provider.tsx';

/** Where a problem that the form cannot mend is mended: who is not logged in logs in, who is goes on. */
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
