import type { FormDocument } from '../documents/document.ts';
import type { FormValues } from '../model/issue.ts';
import type { FormPlan } from '../plan/form-plan.ts';
import type { ConsentGrant, RegistrationRequest } from './registration.ts';

/** Every consent that was shown, granted or not, with the document that was read. */
export function toGrants(
  plan: FormPlan,
  documents: readonly FormDocument[],
  locale: string,
  values: FormValues,
): RegistrationRequest['consents'] {
  const grants: Record<string, ConsentGrant> = {};
  for (const { kind, name } of plan.consents) {
    const document = documents.find((each) => each.kind === kind);
    if (!document) continue;
    grants[kind] = {
      granted: values[name] === 'on',
      documentId: document.id,
      documentVersion: document.version,
      textSha256: document.sha256,
      locale,
    };
  }
  return grants;
}
