import type { Address, RegistrationRequest } from '@crema/flow-domain';
import { recordConsents } from '../consents/record-consents.ts';
import { joinCommunity } from '../customers/join-community.ts';
import { saveAddress } from '../customers/save-address.ts';
import { saveCard } from '../customers/save-card.ts';
import type { Transaction } from '../database/schema.ts';

/**
 * Writes what a judged registration holds beside the person and the account: the invoice address, the card, the community
 * and every consent.
 * @param known the invoice address of a customer who is known; a plastic card is sent there. It is kept with the card,
 *   because that is the address the customer saw.
 */
export async function saveSelections(
  tx: Transaction,
  loginId: string,
  request: RegistrationRequest,
  known?: Readonly<Address>,
): Promise<void> {
  const { flow, site, address, cardSelection } = request;
  const { salutation, firstName, lastName, companyName } = request.personalData;
  // These forms ask nobody's name a second time, but an address is one of somebody. A Turkish company's stands in it.
  const receiver = { salutation, firstName, lastName, companyName };
  if (address) await saveAddress(tx, loginId, 'invoice', { ...receiver, ...address });
  if (cardSelection) {
    const sentTo = known ?? { ...receiver, ...cardSelection.address };
    await saveCard(tx, loginId, { site, selection: cardSelection, sentTo });
  }
  if (flow === 'community' || flow === 'community-request') await joinCommunity(tx, loginId, site);
  await recordConsents(tx, loginId, request);
}
