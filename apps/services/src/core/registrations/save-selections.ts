import { type Address, consentKinds, type RegistrationRequest } from '@crema/flow-domain';
import { documentVersions } from '@crema/flow-domain/server';
import { appendDecisions, type ChainPlace } from '../consents/chain.ts';
import type { Decision } from '../consents/decisions.ts';
import { newAddress } from '../customers/save-address.ts';
import { joinCommunity, newCard } from '../customers/save-customer.ts';
import type { Database } from '../database/schema.ts';
import type { Write } from '../database/writes.ts';

type Consents = Pick<RegistrationRequest, 'site' | 'consents'>;

/** Returns the shopper's decision about every consent that the form showed, granted or not, with the document that was read. */
function decisionsOf({ site, consents }: Consents, isConfirmedByMail: boolean): readonly Decision[] {
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
        ...(kind === 'newsletter' && grant.granted && isConfirmedByMail && { confirmed: false }),
      },
    ];
  });
}

/** Circumstances of a registration. */
interface Selecting {
  /**
   * The invoice address of a known customer, to which a plastic card is sent. It is stored with the card, because the customer saw
   * that address.
   */
  readonly known?: Readonly<Address> | undefined;
  /** True if a mail asks the shopper to confirm the newsletter. */
  readonly isConfirmedByMail?: boolean;
  /** The number of the customer's card. */
  readonly cardNumber?: string | undefined;
}

/**
 * Returns the writes of a judged registration, except those of the person and the account: the invoice address, the card, the
 * community and every consent.
 * @param chain the place in the customer's chain of consents at which the new ones are appended
 */
export function selectionsOf(
  db: Database,
  chain: ChainPlace,
  request: RegistrationRequest,
  { known, isConfirmedByMail = false, cardNumber: number }: Selecting = {},
): readonly Write[] {
  const { loginId } = chain;
  const { flow, site, address, cardSelection } = request;
  const { salutation, firstName, lastName, companyName } = request.personalData;
  // These forms ask for the name once, and an address needs a receiver. The name of a Turkish company is in the address.
  const receiver = { salutation, firstName, lastName, companyName };
  const sentTo = known ?? { ...receiver, ...cardSelection?.address };
  const joins = flow === 'community' || flow === 'community-request';
  return [
    ...(address ? [newAddress(db, loginId, 'invoice', { ...receiver, ...address })] : []),
    ...(cardSelection ? newCard(db, loginId, { site, selection: cardSelection, sentTo, number }) : []),
    ...(joins ? [joinCommunity(db, loginId, site)] : []),
    // Nothing here changes or removes a decision. A later one is a later link of the chain.
    ...appendDecisions(db, chain, decisionsOf(request, isConfirmedByMail)),
  ];
}
