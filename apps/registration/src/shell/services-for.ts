import { inTime, type RegistrationServices } from '@crema/flow-form';

/**
 * The services of a page that shows a customer. Another tab may log somebody else in; nothing is registered for them that they
 * have not seen.
 * @param owner login id of the customer on the page
 */
export const servicesFor = (owner: string, services: RegistrationServices): RegistrationServices => ({
  ...services,
  register: async (request) => {
    const { loggedInAs } = await inTime(import('./http-client.ts'));
    return loggedInAs() === owner ? services.register(request) : { kind: 'failed', problem: 'notLoggedIn' };
  },
});
