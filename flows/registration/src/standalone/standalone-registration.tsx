import { type PlanOptions, standaloneFlow } from '@crema/flow-domain';
import {
  AccountSection,
  ConsentsSection,
  FlowForm,
  type FormStart,
  PersonSection,
  PlannedField,
  SubmitSection,
  useFlow,
  useRegister,
} from '@crema/flow-form';
import { renderField } from './render-field.tsx';

type Props = {
  /** Id of the form element. @default 'registration' */
  id?: string;
  /** Where the form posts to without JavaScript. */
  action: string;
  /** How the page sets the form up; a stable object. */
  options?: PlanOptions | undefined;
  /** What the form starts with, as a server sends it back. @default empty */
  start?: FormStart | undefined;
};

/** The standalone registration: personal data, access, loyalty card, consents, submit (Registration §2, form 4). */
export function StandaloneRegistration({ id = 'registration', ...props }: Props) {
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
