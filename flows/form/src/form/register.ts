import { type FormPlan, type JudgedValues, toRegistrationRequest, withParams } from '@crema/flow-domain';
import type { Failure } from '../engine/form-view.ts';
import type { FlowContext } from '../provider/flow-provider.tsx';
import type { FormFlow } from './use-plan.ts';

const outdated = 'CONSENT_DOCUMENT_OUTDATED';

/** A form that is sent: its flow, plan and judged values. */
interface SentForm {
  readonly definition: FormFlow;
  readonly plan: FormPlan;
  readonly values: JudgedValues;
}

/**
 * Sends a flow's registration. The flow's definition completes the request. A created account is reported as an event. Resolves
 * to the failure, if there is one.
 */
export async function register(
  { definition: { complete }, plan, values }: SentForm,
  { site, documents, services, onEvent, renewDocuments }: FlowContext,
): Promise<Failure | undefined> {
  const request = toRegistrationRequest({ plan, site, documents, complete }, values);
  const outcome = (await services?.register(request)) ?? { kind: 'failed', problem: 'technicalError' };
  if (outcome.kind === 'failed') {
    const { problem: code, minutes = 0 } = outcome;
    return { problem: { code, params: { minutes } } };
  }
  if (outcome.kind === 'refused') {
    // The response has codes. The numbers in their texts, such as a minimum age, come from the plan.
    const issues = outcome.issues.map((issue) => withParams(issue, plan));
    const unticked = issues.flatMap(({ field, code }) => (code === outdated && field ? [[field, '']] : []));
    if (!unticked.length) return { issues };
    // The new text is shown, and the shopper must tick it again. All other values stay.
    const inForce = await services?.consentDocuments(site.key);
    if (inForce) renewDocuments(inForce);
    return { issues, fill: Object.fromEntries(unticked) };
  }
  const { salutation, firstName = '', lastName = '' } = request.personalData;
  onEvent({
    flow: plan.flow,
    type: 'registered',
    loginId: outcome.loginId,
    hasAccount: Boolean(request.password),
    hasAddress: Boolean(request.address ?? request.cardSelection?.address),
    newsletter: request.consents.newsletter?.granted,
    person: { salutation, firstName, lastName },
  });
  return undefined;
}
