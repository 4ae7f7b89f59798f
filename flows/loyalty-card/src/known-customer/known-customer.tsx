import { CustomerInfo } from '@crema/flow-address';
import type { CustomerInfo as Customer } from '@crema/flow-domain';
import { FormSection, useFlow } from '@crema/flow-form';

/** What is known of the customer, to be read and not typed again (Registration §2, form 6). */
export function KnownCustomer({ customer }: { customer: Customer }) {
  const { texts } = useFlow();
  return (
    <FormSection name="person" legend={texts.t('card.summary.headline')}>
      <CustomerInfo customer={customer} showAddress={false} />
    </FormSection>
  );
}
