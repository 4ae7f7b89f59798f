import type { FieldRenderer } from '@crema/flow-form';
import { ExtraLineField } from './extra-line-field.tsx';
import { CountryField } from './country-field.tsx';
import { MobilePhoneField } from './mobile-phone-field.tsx';
import { PhoneLine } from './phone-line.tsx';
import { ReceiverNameField, ReceiverSalutationField } from './receiver-fields.tsx';
import { SinglePostalField } from './single-postal-field.tsx';
import { CompanyInvoiceField, InvoicePartyField, TaxField } from './tax-fields.tsx';

/** The fields of an address that stand by themselves; `AddressFields` shows those that stand in a row. */
export const renderAddressField: FieldRenderer = (field) => {
  switch (field.kind) {
    case 'country':
      return <CountryField field={field} />;
    case 'extraLine':
      return <ExtraLineField field={field} />;
    case 'street':
    case 'postalCode':
      return <SinglePostalField field={field} />;
    case 'phone':
      return <PhoneLine field={field} />;
    case 'mobilePhone':
      return <MobilePhoneField field={field} />;
    case 'companyInvoice':
      return <CompanyInvoiceField field={field} />;
    case 'invoiceParty':
      return <InvoicePartyField field={field} />;
    case 'tax':
      return <TaxField field={field} />;
    // The receiver's own, where the form holds them.
    case 'salutation':
      return <ReceiverSalutationField field={field} />;
    case 'name':
      return <ReceiverNameField field={field} />;
    default:
      return undefined;
  }
};
