import { Select } from '@crema/design-system';
import { type CountryField as Planned, isCountryCode, type PostalField } from '@crema/flow-domain';
import { type FieldRenderer, useField, useFlow } from '@crema/flow-form';
import { sectionOf } from '../autofill.ts';
import { LineField } from './line-field.tsx';
import { MobilePhoneField, PhoneLine } from './phone-fields.tsx';
import { SinglePostalField } from './postal-field.tsx';
import { ReceiverNameField, ReceiverSalutationField } from './receiver-fields.tsx';
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

/** The country of an address, by its name in the shopper's language. */
function CountryField({ field }: { field: Planned }) {
  const { texts, site } = useFlow();
  const { state, issue, startValue } = useField(field.name);
  const { compare } = new Intl.Collator(site.locale);
  // Not by `Intl.DisplayNames`: a server and a browser of different years name countries differently.
  const options = field.options
    .filter(isCountryCode)
    .map((value) => ({ value, label: texts.t(`country.${value}`) }))
    .sort((a, b) => compare(a.label, b.label));
  return (
    <Select
      name={field.name}
      label={texts.t('field.country.label')}
      options={options}
      autoComplete={`${sectionOf(field.name)} country`}
      required={field.required}
      disabled={field.disabled}
      defaultValue={startValue() || (field.disabled ? field.options[0] : site.country)}
      state={state}
      error={issue && texts.issue(issue)}
    />
  );
}

/** The second line of an address, such as a rear building or the name on the bell. */
function ExtraLineField({ field }: { field: PostalField }) {
  const { texts } = useFlow();
  return (
    <LineField
      field={field}
      label={texts.t('field.extraLine.label')}
      autoComplete={`${sectionOf(field.name)} address-line2`}
    />
  );
}
