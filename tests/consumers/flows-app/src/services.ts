import type { RegistrationServices } from '@crema/flow-form/headless';

/** Our own accounts, in place of the services that the flows know by HTTP. */
export const services: RegistrationServices = {
  register: async (request) => {
    const answer = await fetch('/accounts', { method: 'POST', body: JSON.stringify(request) });
    if (answer.status === 409) {
      return { kind: 'refused', issues: [{ field: 'email', code: 'EMAIL_ALREADY_TAKEN' }] };
    }
    if (!answer.ok) return { kind: 'failed', problem: 'technicalError' };
    const { id }: { id: string } = await answer.json();
    return { kind: 'created', loginId: id };
  },
  // Our texts change with a release.
  consentDocuments: async () => undefined,
};
