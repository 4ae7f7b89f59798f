import { builtInProvinces, type Place } from '@crema/flow-domain';
import { useFlow } from '@crema/flow-form';
import { useState } from 'react';

/** The provinces of Turkey: those built in until the services have named theirs, which are asked when the shopper comes there. */
export function useProvinces() {
  const { addresses } = useFlow();
  const [provinces, setProvinces] = useState<readonly Place[]>(builtInProvinces);
  const [reached, setReached] = useState(false);
  const reach = () => {
    if (reached) return;
    setReached(true);
    void addresses?.provinces().then((named) => named && setProvinces(named));
  };
  return { provinces, reached, reach };
}
