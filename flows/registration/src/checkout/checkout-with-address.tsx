import { AddressFields, renderAddressField } from '@crema/flow-address';
import { checkoutWithAddressOutline } from '@crema/flow-domain';
import {
  ConsentsSection,
  type FieldRenderer,
  FlowForm,
  FormSection,
  PersonSection,
  type RegistrationProps,
  SubmitSection,
  useFlow,
  useRegister,
} from '@crema/flow-form';
import { useMemo } from 'react';
import { CheckoutAccount, renderField } from './checkout-registration.tsx';

const renderWithAddress: FieldRenderer = (field) => renderField(field) ?? renderAddressField(field);

/** The registration inside the checkout with the invoice address. It asks for the name only once (Registration §2, form 5). */
export function CheckoutWithAddress({ id = 'checkout-registration', options, ...props }: RegistrationProps) {
  const { texts } = useFlow();
  const register = useRegister(checkoutWithAddressOutline);
  const asked = useMemo(() => ({ ...options, withAddress: true }), [options]);
  return (
    <FlowForm
      {...props}
      {...register}
      definition={checkoutWithAddressOutline}
      options={asked}
      renderField={renderWithAddress}
      id={id}
      submit={<SubmitSection>{texts.t('action.continue')}</SubmitSection>}
    >
      {(plan) => (
        <>
          <PersonSection plan={plan} />
          <CheckoutAccount plan={plan} />
          <FormSection name="address" legend={texts.t('account.invoiceAddress.headline')}>
            <AddressFields plan={plan} path="address" choices={props.start?.choices} />
          </FormSection>
          <ConsentsSection plan={plan} />
        </>
      )}
    </FlowForm>
  );
}
