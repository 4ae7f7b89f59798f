import { loadProvinces, type Place } from '@crema/flow-domain';
import { useFlow } from '@crema/flow-form';
import { useEffect, useState } from 'react';

const namesOf = (places: readonly { readonly name: string }[]) => places.map(({ name }) => name);

/** The districts that are offered for one province. */
interface Offer {
  readonly province: string;
  /** `undefined` if there is no list of districts. The shopper then types the district. */
  readonly names: readonly string[] | undefined;
}

/**
 * The districts of a province: at once those built in, then those of the services, which are asked once the shopper has
 * reached the province (Registration §3, §7).
 * @param province its name, or the empty text
 * @param provinces the provinces on offer, with the ids by which their districts are asked for
 * @param reached whether the services may be asked
 */
export function useDistricts(province: string, provinces: readonly Place[], reached: boolean): Offer {
  const { addresses } = useFlow();
  const [offer, setOffer] = useState<Offer>({ province: '', names: [] });
  const id = provinces.find(({ name }) => name === province)?.id;
  useEffect(() => {
    let current = true;
    let answered = false;
    const show = (names: readonly string[] | undefined) => {
      if (current) setOffer({ province, names });
    };
    const builtIn = async () => {
      const names = (await loadProvinces()).districtsOf(province);
      if (!answered && names.length > 0) show(names);
      return names.length > 0;
    };
    const asked = async () => {
      const places = reached && id !== undefined ? await addresses?.districts(id) : undefined;
      if (!places) return false;
      answered = true;
      show(namesOf(places));
      return true;
    };
    const load = async () => {
      const found = await Promise.all([builtIn().catch(() => false), asked()]);
      if (!found.includes(true)) show(undefined);
    };
    if (province !== '') void load();
    return () => {
      current = false;
    };
  }, [province, id, reached, addresses]);
  return offer.province === province ? offer : { province, names: [] };
}
