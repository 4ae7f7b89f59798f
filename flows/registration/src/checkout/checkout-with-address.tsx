import { Text } from '@crema/design-system';
import { AddressFields, renderAddressField } from '@crema/flow-address';
import { checkoutWithAddressOutline } from '@crema/flow-domain';
import {
  AccountSection,
  ConsentsSection,
  type FieldRenderer,
  FlowForm,
  FormSection,
  PersonSection,
  type RegistrationProps,
  renderAccountField,
  renderPersonField,
  SubmitSection,
  useFlow,
  useRegister,
} from '@crema/flow-form';
import { useMemo } from 'react';

const renderField: FieldRenderer = (field) =>
  renderPersonField(field) ?? renderAccountField(field) ?? renderAddressField(field);

/**
 * The registration inside the checkout with the invoice address, which asks for the name only once (Registration §2, form 5).
 * If the password is optional, the form says what an account is good for.
 */
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
      renderField={renderField}
      id={id}
      submit={<SubmitSection>{texts.t('action.continue')}</SubmitSection>}
    >
      {(plan) => {
        const isChoice = plan.fields.some(({ kind, required }) => kind === 'password' && !required);
        return (
          <>
            <PersonSection plan={plan} />
            <AccountSection
              plan={plan}
              offer={isChoice && <Text tone="hint">{texts.t('field.password.offer')}</Text>}
            />
            <FormSection name="address" legend={texts.t('account.invoiceAddress.headline')}>
              <AddressFields plan={plan} path="address" choices={props.start?.choices} />
            </FormSection>
            <ConsentsSection plan={plan} />
          </>
        );
      }}
    </FlowForm>
  );
}
