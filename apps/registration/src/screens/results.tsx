import { Text } from '@crema/design-system';
import { customerName } from '@crema/flow-address';
import type { ShownCustomer } from '@crema/flow-domain';
import { DigitalCard } from '@crema/flow-loyalty-card';
import { usePage } from '../page/page-context.tsx';

type Props = { customer: ShownCustomer };

/** The results of a registration beside the account: the loyalty card, and the mail that asks to confirm the address. */
export function Results({ customer }: Props) {
  const { texts, state } = usePage();
  return (
    <>
      {/* A checkout is not the place for a card. */}
      {state.parameter !== 'checkout' && <Card customer={customer} />}
      {/* The page of the card, which has no parameter, registers and does not follow a registration. */}
      {state.parameter && customer.isConfirmationSent && (
        <Text size="lead">{texts.t('address.written.account')}</Text>
      )}
    </>
  );
}

/** The digital card itself, or that a plastic one is on its way. */
function Card({ customer }: Props) {
  const { texts, brand, pack } = usePage();
  const { cardName } = brand;
  const { card, cardLayout } = customer;
  if (!card) return cardLayout && <Text size="lead">{texts.t('card.requested', { cardName })}</Text>;
  return (
    <div className="[font-variant-numeric:tabular-nums]">
      <DigitalCard card={card} texts={texts} cardName={cardName} name={customerName(customer, pack.site)} />
    </div>
  );
}
