import type { ShownSession } from '@crema/flow-account';
import { siteFor, type SiteKey } from '@crema/flow-domain';
import type { RenderRequest } from '@crema/page-contract';
import { dayIn } from '../page/day-in.ts';

/** Returns a customer's sessions in the words of a site. */
export async function shownSessions(
  site: SiteKey,
  ask: RenderRequest['sessions'],
): Promise<readonly ShownSession[] | undefined> {
  const sessions = await ask?.();
  return sessions?.map(({ begun, device, isThis }, place) => ({
    id: String(place),
    device: device ?? undefined,
    since: dayIn(siteFor(site), begun),
    isThis,
  }));
}
