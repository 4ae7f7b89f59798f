import { TextField } from '@crema/design-system';
import { type ReactNode, useEffect, useState } from 'react';
import { useField, useFormContext } from '../form/form-context.tsx';
import { loadedRules } from '../form/form-rules.ts';
import { useFlow } from '../provider/flow-provider.tsx';

type Props = {
  required: boolean;
  /** True if the shop sends confirmations of orders to this address. @default true */
  ordering?: boolean | undefined;
};

/** Suggests another address if the entered one may have a typing error. Without its script there is no suggestion. */
function useEmailOffer(): ReactNode {
  const { texts } = useFlow();
  const { store } = useFormContext();
  const [offer, show] = useState<ReactNode>();
  useEffect(
    () =>
      store.onLeft((input) => {
        if (input !== 'email' || !store.value(input)) return;
        import('./email-offer.tsx').then((late) => late.offerEmail(store, texts, show)).catch(() => {});
      }),
    [store, texts],
  );
  return offer;
}

/** The e-mail address. A shopper who has an account already is led to the log-in, see `EmailTaken`. */
export function EmailField({ required, ordering = true }: Props) {
  const { texts } = useFlow();
  const { definition } = useFormContext();
  const { state, issue, startValue } = useField('email');
  // Only a server returns this code, and by then the rules have been fetched.
  const Taken = issue?.code === 'EMAIL_ALREADY_TAKEN' && loadedRules(definition)?.EmailTaken;
  return (
    <TextField
      name="email"
      type="email"
      inputMode="email"
      label={texts.t('field.email.label')}
      hint={ordering && texts.t('field.email.hint')}
      constraint={useEmailOffer()}
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required={required}
      defaultValue={startValue()}
      state={state}
      error={
        issue && (
          <>
            <span>{texts.issue(issue)}</span>
            {Taken && <Taken />}
          </>
        )
      }
    />
  );
}
