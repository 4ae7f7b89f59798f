import { inTime, type RegistrationServices } from '@crema/flow-form';

/**
 * Registers by a page that shows a customer. Another tab may log somebody else in; nothing is registered for them that they
 * have not seen.
 * @param owner login id of the customer on the page
 */
export const registerFor = async (
  owner: string,
  request: Parameters<RegistrationServices['register']>[0],
): ReturnType<RegistrationServices['register']> => {
  const { client, loggedInAs } = await inTime(import('./http-client.ts'));
  return loggedInAs() === owner ? client.register(request) : { kind: 'failed', problem: 'notLoggedIn' };
};
