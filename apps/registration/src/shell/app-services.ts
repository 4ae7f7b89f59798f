import { inTime, type RegistrationServices } from '@crema/flow-form';

const load = () => import('./http-client.ts');

/**
 * The services as a page reaches them. The code that makes the calls is fetched when the shopper enters the form: who only
 * reads a page needs none of it.
 */
export const appServices: RegistrationServices = {
  prepare: () => void load().catch(() => {}),
  register: async (request) => (await inTime(load())).registerNewcomer(request),
  consentDocuments: async (site) => (await load()).client.consentDocuments(site),
};
