import { type FieldPlan, type FormValues, toRegistrationRequest } from '@crema/flow-domain';
import { type Failure, useFlow } from '@crema/flow-form';

/** Sends a registration and reports how it ended; an account that was created is told to the page as an event. */
export function useRegister(): (plan: FieldPlan, values: FormValues) => Promise<Failure | undefined> {
  const { site, documents, services, onEvent } = useFlow();
  return async (plan, values) => {
    const request = toRegistrationRequest(plan, site, documents, values);
    const outcome = await services.register(request);
    if (outcome.kind === 'failed') return { problem: 'technicalError' };
    if (outcome.kind === 'refused') return { issues: outcome.issues };
    const { salutation, firstName = '', lastName = '' } = request.personalData;
    onEvent({
      type: 'registered',
      flow: plan.flow,
      loginId: outcome.loginId,
      person: { salutation, firstName, lastName },
    });
    return undefined;
  };
}
