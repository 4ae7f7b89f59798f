import { Text } from '@crema/design-system';
import { customerName } from '@crema/flow-address';
import type { ShownCustomer } from '@crema/flow-domain';
import { DigitalCard } from '@crema/flow-loyalty-card';
import { usePage } from '../page/page-context.tsx';

/**
 * The results of a registration beside the account: the digital card itself, or that a plastic one is on its way. A checkout is
 * not the place for them.
 */
export function Results({ customer }: { customer: ShownCustomer }) {
  const { texts, brand, pack, state } = usePage();
  const { cardName } = brand;
  const { card } = customer;
  if (state.parameter === 'checkout') return null;
  if (!card) return <Text size="lead">{texts.t('card.requested', { cardName })}</Text>;
  return (
    <DigitalCard card={card} texts={texts} cardName={cardName} name={customerName(customer, pack.site)} />
  );
}
