import type { Address, RegistrationRequest } from '@crema/flow-domain';
import type { ChainPlace } from '../consents/chain/append.ts';
import { recordConsents } from '../consents/record-consents.ts';
import { joinCommunity } from '../customers/join-community.ts';
import { newAddress } from '../customers/save-address.ts';
import { newCard } from '../customers/save-card.ts';
import type { Write } from '../database/writes.ts';
import type { Database } from '../database/schema.ts';

/**
 * What is written of a judged registration beside the person and the account: the invoice address, the card, the community
 * and every consent.
 * @param chain of the customer's consents, which these are added to
 * @param known the invoice address of a customer who is known; a plastic card is sent there. It is kept with the card,
 *   because that is the address the customer saw.
 */
export function selectionsOf(
  db: Database,
  chain: ChainPlace,
  request: RegistrationRequest,
  known?: Readonly<Address>,
): readonly Write[] {
  const { loginId } = chain;
  const { flow, site, address, cardSelection } = request;
  const { salutation, firstName, lastName, companyName } = request.personalData;
  // These forms ask nobody's name a second time, but an address is one of somebody. A Turkish company's stands in it.
  const receiver = { salutation, firstName, lastName, companyName };
  const sentTo = known ?? { ...receiver, ...cardSelection?.address };
  const joins = flow === 'community' || flow === 'community-request';
  return [
    ...(address ? [newAddress(db, loginId, 'invoice', { ...receiver, ...address })] : []),
    ...(cardSelection ? newCard(db, loginId, { site, selection: cardSelection, sentTo }) : []),
    ...(joins ? [joinCommunity(db, loginId, site)] : []),
    ...recordConsents(db, chain, request),
  ];
}
