import { consentKinds, type RegistrationRequest } from '@crema/flow-domain';
import { documentVersions } from '@crema/flow-domain/server';
import type { Write } from '../database/writes.ts';
import type { Database } from '../database/schema.ts';
import { appendDecisions, type ChainPlace } from './chain/append.ts';
import type { Decision } from './decision.ts';

type Consents = Pick<RegistrationRequest, 'site' | 'consents'>;

/** What a shopper decided about every consent that was shown, granted or not, with the document that was read. */
function decisionsOf({ site, consents }: Consents): readonly Decision[] {
  return consentKinds.flatMap((kind) => {
    const grant = consents[kind];
    if (!grant) return [];
    const { documentId, documentVersion } = grant;
    // A page without JavaScript names the version alone.
    const shown = documentVersions(site).find(
      ({ id, version }) => id === documentId && version === documentVersion,
    );
    return [
      {
        kind,
        granted: grant.granted,
        documentId,
        documentVersion,
        textSha256: grant.textSha256 ?? shown?.sha256 ?? null,
        locale: grant.locale,
        site,
        // In UTC: PostgreSQL knows no offset beyond 15:59.
        shownAt: grant.shownAt === undefined ? null : new Date(grant.shownAt).toISOString(),
        by: 'registration',
      },
    ];
  });
}

/** Appends a registration's consents to the customer's chain. Nothing here changes or removes one: a later decision is a later link. */
export function recordConsents(db: Database, place: ChainPlace, request: Consents): readonly Write[] {
  return appendDecisions(db, place, decisionsOf(request));
}
