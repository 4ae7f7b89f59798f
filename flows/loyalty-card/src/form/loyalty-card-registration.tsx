import { Text } from '@crema/design-system';
import {
  AccountSection,
  ConsentsSection,
  FlowForm,
  FormSection,
  PersonSection,
  PlannedField,
  type RegistrationProps,
  SubmitSection,
  useFlow,
  useRegister,
} from '@crema/flow-form';
import { type ReactNode, useMemo, useState } from 'react';
import type { CardPart } from '../choice/card-part.ts';
import { KnownCustomer, SavedAddress, useSavedAddress } from '../known-customer/known-customer.tsx';
import { CardPicture } from '../picture/card-picture.tsx';
import { cardLayout, loadCardAddress } from './card-parts.ts';

type Props = RegistrationProps & {
  /** Address that the address form of a known customer posts to. */
  addressAction: string;
  /** Page on which a known customer enters or changes the address, without JavaScript or if the dialog is not enabled. */
  addressPage: string;
  /** Fetches what the page needs to show the address form, such as style. @default nothing more is needed */
  prepareAddress?: (() => Promise<unknown>) | undefined;
  /** The form with its address, if it starts with a plastic card, see `loadCardAddress`. @default fetched with the choice */
  part?: CardPart | undefined;
  /** Shown above the form, such as its heading. The notice has its own heading. */
  head?: ReactNode;
  /** Shown in place of the picture of a card, such as the customer's `DigitalCard`. @default the picture */
  picture?: ReactNode;
  /** Shown to a company in place of the form, see `CardNotAvailable`. */
  notice: ReactNode;
};

/**
 * The registration for the loyalty card (Registration §2, form 6). A new customer enters personal data and a password, a known
 * customer only chooses the kind of card. A company sees the notice, unless companies may take part.
 */
export function LoyaltyCardRegistration({ head, notice, ...props }: Props) {
  const { site } = useFlow();
  const { options } = props;
  const { unavailable } = useMemo(() => cardLayout.flow.planFor(site, { ...options }), [site, options]);
  if (unavailable === 'CARD_COMPANY_NOT_ALLOWED') return notice;
  return (
    <>
      {head}
      <Form {...props} />
    </>
  );
}

function Form({
  id = 'card-registration',
  options,
  addressAction,
  addressPage,
  prepareAddress,
  part: first = cardLayout,
  start,
  picture,
  ...props
}: Omit<Props, 'head' | 'notice'>) {
  const { texts, brand } = useFlow();
  const [part, setPart] = useState(first);
  const { customer, save } = useSavedAddress(options?.customer);
  const owned = options?.customer?.cardLayout;
  // The customer's present card is preselected, so that a second order does not change it by accident.
  const known = useMemo(() => owned && { values: { 'cardSelection.layout': owned } }, [owned]);
  const asked = useMemo(() => ({ ...options, customer }), [options, customer]);
  const register = useRegister(part.flow);
  const { cardName } = brand;
  return (
    <FlowForm
      {...props}
      {...register}
      start={start ?? known}
      definition={part.flow}
      options={asked}
      renderField={part.renderField}
      id={id}
      submit={
        <SubmitSection waiting={texts.t('card.submitting', { cardName })}>
          {texts.t('card.submit', { cardName })}
        </SubmitSection>
      }
    >
      {(plan) => {
        const layout = plan.fields.find(({ kind }) => kind === 'cardLayout');
        const phone = plan.fields.find(({ name }) => name === 'cardSelection.phoneNumber');
        return (
          <>
            {picture ?? <CardPicture customer={customer} />}
            {customer ? <KnownCustomer customer={customer} /> : <PersonSection plan={plan} />}
            {!customer && <AccountSection plan={plan} />}
            <FormSection name="card" legend={texts.t('card.section', { cardName })}>
              {owned && (
                <Text>
                  {texts.t('card.owned', { cardName, layout: texts.t(`field.card.layout.${owned}`) })}
                </Text>
              )}
              {layout && <PlannedField field={layout} />}
              {customer ? (
                <SavedAddress
                  customer={customer}
                  action={addressAction}
                  page={addressPage}
                  inDialog={plan.editDialog}
                  onSaved={save}
                  prepare={prepareAddress}
                />
              ) : (
                <part.Address plan={plan} onPart={setPart} load={loadCardAddress} prepare={prepareAddress} />
              )}
              {phone && <PlannedField field={phone} />}
            </FormSection>
            <ConsentsSection plan={plan} />
          </>
        );
      }}
    </FlowForm>
  );
}
