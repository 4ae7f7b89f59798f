import { DescriptionList } from '@crema/design-system';
import type { CustomerInfo as Customer } from '@crema/flow-domain';
import { useFlow } from '@crema/flow-form';
import { customerName } from './customer-name.ts';
import { ShownAddress } from './shown-address.tsx';

type Props = {
  customer: Customer;
  /** True if the e-mail address is shown. @default true */
  showEmail?: boolean | undefined;
  /** True if the invoice address is shown, or the text that there is none. @default true */
  showAddress?: boolean | undefined;
};

/** A summary of the customer: salutation and name, e-mail address, invoice address (Registration §2, form 8). */
export function CustomerInfo({ customer, showEmail = true, showAddress = true }: Props) {
  const { texts, site } = useFlow();
  const { salutation, email, invoiceAddress } = customer;
  return (
    <DescriptionList
      items={[
        // Before the name in one language, after it in another: it has a line of its own.
        ...(salutation
          ? [
              {
                term: texts.t('field.salutation.label'),
                description: texts.t(`field.salutation.${salutation}`),
              },
            ]
          : []),
        { term: texts.t('account.name'), description: customerName(customer, site) },
        ...(showEmail && email ? [{ term: texts.t('account.email'), description: email }] : []),
        ...(showAddress
          ? [
              {
                term: texts.t('account.invoiceAddress.headline'),
                description: invoiceAddress ? (
                  <ShownAddress address={invoiceAddress.address.regular} />
                ) : (
                  texts.t('account.noInvoiceAddress')
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
