import { ButtonLink, RequiredNote, Stack, Text } from '@crema/design-system';
import { FormSection, SubmitButton, useFlow } from '@crema/flow-form';
import { type ReactNode, useEffect, useState } from 'react';
import { InvoiceAddressForm, type InvoiceAddressProps } from '../form/invoice-address-form.tsx';

type Props = InvoiceAddressProps & {
  /** The heading that welcomes the customer, of the page's own rank, and what has succeeded beside the account. */
  headline: ReactNode;
  /** Address of the page after a skip. */
  skipTo: string;
  /** The brand's mark, shown in the confetti as an ornament. */
  mark: ReactNode;
  /** True if the registration has just succeeded, so that confetti flies. @default false */
  celebrates?: boolean | undefined;
  /** True if the customer is still logged in. @default true */
  loggedIn?: boolean | undefined;
};

/**
 * The welcome after a registration (Registration §2, form 10). It greets the customer by name and asks whether to complete the
 * profile now. Skipping is a link, so that it works without JavaScript.
 */
export function InvoiceAddressAfterRegistration({
  headline,
  skipTo,
  mark,
  celebrates,
  loggedIn = true,
  ...form
}: Props) {
  const { texts, onEvent } = useFlow();
  const [loggedOut, setLoggedOut] = useState(false);
  return (
    <Stack gap={10}>
      <Stack gap={3}>
        <Confetti flies={celebrates}>{mark}</Confetti>
        {headline}
        {loggedIn && !loggedOut && <Text size="lead">{texts.t('address.success.text')}</Text>}
        <Text size="lead">{texts.t('address.question')}</Text>
      </Stack>
      <InvoiceAddressForm
        {...form}
        onLoggedOut={() => setLoggedOut(true)}
        legend={texts.t('account.invoiceAddress.headline')}
        submit={
          <FormSection name="submit">
            <Stack align="start">
              <div className="ds flex w-full flex-wrap gap-3">
                <SubmitButton waiting={texts.t('address.saving')}>{texts.t('action.save')}</SubmitButton>
                <ButtonLink
                  href={skipTo}
                  onClick={() => onEvent({ type: 'addressSkipped', flow: 'invoice-address' })}
                >
                  {texts.t('action.skip')}
                </ButtonLink>
              </div>
              <RequiredNote>{texts.t('field.required.footnote')}</RequiredNote>
            </Stack>
          </FormSection>
        }
      />
    </Stack>
  );
}

type ConfettiProps = {
  /** True if the pieces fly. Without them the mark stands alone. @default false */
  flies?: boolean | undefined;
  /** The mark. */
  children: ReactNode;
};

/**
 * Shows the brand's mark in confetti that flies apart once, within a second. Shoppers who ask for less motion see the mark alone
 * (WCAG 2.2 2.3.3). Browsers without a transition from a starting style show the mark alone too.
 */
function Confetti({ flies, children }: ConfettiProps) {
  const [pieces, setPieces] = useState<ReactNode>();
  useEffect(() => {
    if (!flies) return;
    import('./confetti-pieces.tsx').then(
      (late) => setPieces(late.confettiPieces),
      // The mark is enough without its pieces.
      () => {},
    );
  }, [flies]);
  return (
    <div aria-hidden="true" className="ds relative flex self-start">
      {children}
      {pieces}
    </div>
  );
}
