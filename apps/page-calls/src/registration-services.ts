import { inTime, type RegistrationServices } from '@crema/flow-form';

const load = () => import('./registration-client.ts');

/**
 * The registration services of a page. The code for the calls is fetched when the shopper enters the form, because a shopper who
 * only reads needs none of it.
 */
export const pageRegistration: RegistrationServices = {
  prepare: () => void load().catch(() => {}),
  register: async (request) => (await inTime(load())).registerNewcomer(request),
  consentDocuments: async (site) => (await load()).client.consentDocuments(site),
};

/**
 * Registers from a page that shows a customer. Another tab can log in another customer. Nothing is registered for that customer,
 * who has not seen this page.
 * @param owner login id of the customer on the page
 */
export const registerFor = async (
  owner: string,
  request: Parameters<RegistrationServices['register']>[0],
): ReturnType<RegistrationServices['register']> => {
  const { client, loggedInAs } = await inTime(load());
  return loggedInAs() === owner ? client.register(request) : { kind: 'failed', problem: 'notLoggedIn' };
};
