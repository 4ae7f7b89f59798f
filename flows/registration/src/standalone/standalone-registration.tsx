import { standaloneFlow } from '@crema/flow-domain';
import {
  AccountSection,
  ConsentsSection,
  FlowForm,
  PersonSection,
  PlannedField,
  type RegistrationProps,
  SubmitSection,
  useFlow,
  useRegister,
} from '@crema/flow-form';
import { renderField } from './render-field.tsx';

/** The standalone registration: personal data, access, loyalty card, consents, submit (Registration §2, form 4). */
export function StandaloneRegistration({ id = 'registration', ...props }: RegistrationProps) {
  const { texts } = useFlow();
  const register = useRegister(standaloneFlow);
  return (
    <FlowForm {...props} {...register} definition={standaloneFlow} renderField={renderField} id={id}>
      {(plan) => {
        const card = plan.fields.find(({ kind }) => kind === 'cardMembership');
        return (
          <>
            <PersonSection plan={plan} />
            <AccountSection plan={plan} />
            <ConsentsSection plan={plan}>{card && <PlannedField field={card} />}</ConsentsSection>
            <SubmitSection waiting={texts.t('a11y.registering')}>{texts.t('action.register')}</SubmitSection>
          </>
        );
      }}
    </FlowForm>
  );
}
