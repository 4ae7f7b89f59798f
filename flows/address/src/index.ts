export { InvoiceAddressAfterRegistration } from './after-registration/invoice-address-after-registration.tsx';
export { AddressEditDialog } from './edit/address-edit-dialog.tsx';
export { EditAddressButton } from './edit/edit-address-button.tsx';
export { EditInvoiceAddressFlyout } from './edit/edit-invoice-address-flyout.tsx';
export { renderAddressField } from './fields/render-address-field.tsx';
export { AddressFields } from './form/address-fields.tsx';
export { InvoiceAddressForm, type InvoiceAddressProps } from './form/invoice-address-form.tsx';
export type { SavedAddress } from './form/use-save-address.ts';
export { CustomerInfo } from './summary/customer-info.tsx';
