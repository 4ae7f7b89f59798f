import { inTime, type AddressServices } from '@crema/flow-form';
import { suggestingCountries } from '@crema/flow-domain';

const load = () => import('./address-client.ts');

/** The client, when it can be had. */
const client = async () => (await inTime(load())).addressClient;

/** Makes a call that may fail in silence. Without the client it answers nothing, as if the services were away. */
const quietly = async <Answer>(
  call: (to: AddressServices) => Promise<Answer>,
): Promise<Answer | undefined> => {
  try {
    return await call(await client());
  } catch {
    return undefined;
  }
};

/**
 * The services of an address form as a page reaches them. The code that makes the calls is fetched when the shopper enters the
 * form.
 */
export const pageAddresses: AddressServices = {
  prepare: () => void load().catch(() => {}),
  suggestsIn: suggestingCountries,
  // The page that was loaded says it for all that follow it without a load.
  get suggestsStreetsIn() {
    return globalThis.document?.documentElement.dataset['streets']?.split(' ');
  },
  validate: (address, signal, site) => quietly((to) => to.validate(address, signal, site)),
  provinces: () => quietly((to) => to.provinces()),
  districts: (province) => quietly((to) => to.districts(province)),
  customer: () => quietly((to) => to.customer()),
  save: async (address) => (await client()).save(address),
};
