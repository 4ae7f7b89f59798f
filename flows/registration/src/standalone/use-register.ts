import {
  type FieldPlan,
  type FormValues,
  type Issue,
  issueParams,
  type Site,
  toRegistrationRequest,
} from '@crema/flow-domain';
import { type Failure, useFlow } from '@crema/flow-form';

const outdated = 'CONSENT_DOCUMENT_OUTDATED';

/** Sends a registration and reports how it ended; an account that was created is told to the page as an event. */
export function useRegister(): (plan: FieldPlan, values: FormValues) => Promise<Failure | undefined> {
  const { site, documents, services, onEvent, renewDocuments } = useFlow();
  return async (plan, values) => {
    const request = toRegistrationRequest(plan, site, documents, values);
    const outcome = await services.register(request);
    if (outcome.kind === 'failed') return { problem: 'technicalError' };
    if (outcome.kind === 'refused') {
      const issues = outcome.issues.map((issue) => withParams(issue, site));
      const unticked = issues.flatMap(({ field, code }) => (code === outdated && field ? [field] : []));
      if (unticked.length === 0) return { issues };
      // The new text is shown and must be agreed to anew; everything else stays as it was entered.
      const inForce = await services.consentDocuments(site.key);
      if (inForce) renewDocuments(inForce);
      return { issues, unticked };
    }
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

/** An answer's issue with the numbers its text speaks of; they are the same on the page and on the server. */
function withParams(issue: Issue, site: Site): Issue {
  const params = issueParams(issue.code, site);
  return params ? { ...issue, params } : issue;
}
