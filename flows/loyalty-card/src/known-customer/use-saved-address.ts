import type { SavedAddress } from '@crema/flow-address';
import type { CustomerInfo } from '@crema/flow-domain';
import { useMemo, useState } from 'react';

/** The customer with the invoice address as it is now: saved on this page, or known before. */
export function useSavedAddress(known: CustomerInfo | undefined): {
  customer: CustomerInfo | undefined;
  save: (saved: SavedAddress) => void;
} {
  const [saved, setSaved] = useState<SavedAddress>();
  const customer = useMemo(
    () =>
      known && saved
        ? { ...known, invoiceAddress: { uuid: saved.uuid, address: { regular: saved.address } } }
        : known,
    [known, saved],
  );
  return { customer, save: setSaved };
}
