import { Link, TextField } from '@crema/design-system';
import { type ReactNode, useEffect, useState } from 'react';
import { useField, useFormContext } from '../form/form-context.tsx';
import { useFlow } from '../provider/flow-provider.tsx';

type Props = {
  required: boolean;
  /** Whether orders are confirmed to it. @default true */
  ordering?: boolean | undefined;
};

/** Asks for another address where there may be a slip in the one that was left. Fetched by then, and done without in vain. */
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

/** The e-mail address. Who already has an account is offered to log in, or a new password (Registration §8). */
export function EmailField({ required, ordering = true }: Props) {
  const { texts, brand } = useFlow();
  const { state, issue, startValue } = useField('email');
  const taken = issue?.code === 'EMAIL_ALREADY_TAKEN';
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
            {taken && (
              <>
                <span> </span>
                <Link href={brand.links.login}>{texts.t('action.login')}</Link>
                <span> · </span>
                <Link href={brand.links.forgottenPassword}>{texts.t('action.forgotPassword')}</Link>
              </>
            )}
          </>
        )
      }
    />
  );
}
