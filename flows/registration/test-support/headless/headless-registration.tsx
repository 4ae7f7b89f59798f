import { standaloneFlow } from '@crema/flow-domain';
import { BareForm, useFlow, usePending, useRegister } from '@crema/flow-form/headless';
import { PlainConsent } from './plain-consent.tsx';
import { PlainField } from './plain-field.tsx';
import { PlainMessage } from './plain-message.tsx';

/** The standalone registration in plain HTML: what is asked, judged and sent is the flow's, every element is the page's. */
export function HeadlessRegistration({ action }: { action: string }) {
  const { texts, brand } = useFlow();
  const register = useRegister(standaloneFlow);
  return (
    <BareForm
      {...register}
      definition={standaloneFlow}
      id="registration"
      action={action}
      Message={PlainMessage}
    >
      {(plan) => (
        <>
          <p>{texts.t('field.required.footnote')}</p>
          {plan.fields.map((field) => (
            <PlainField key={field.name} field={field} />
          ))}
          {plan.consents.map((consent) => (
            <PlainConsent key={consent.name} consent={consent} />
          ))}
          {plan.dataProtectionNotice && (
            <p>
              <span>{`${texts.t('consent.dataProtection.notice')} `}</span>
              <a href={brand.links.privacy}>{texts.t('consent.dataProtection.link')}</a>
            </p>
          )}
          <Submit />
        </>
      )}
    </BareForm>
  );
}

function Submit() {
  const { texts } = useFlow();
  const pending = usePending();
  return (
    <button type="submit" aria-disabled={pending}>
      {texts.t(pending ? 'a11y.registering' : 'action.register')}
    </button>
  );
}
