import { Button } from '@crema/design-system';
import type { CustomerInfo, PlanOptions, SiteKey } from '@crema/flow-domain';
import type { AddressServices, AddressToSave, FormStart } from '@crema/flow-form';
import { vi } from 'vitest';
import { openFlow } from '../../form/test-support/open-flow.tsx';
import { InvoiceAddressForm } from '../src/form/invoice-address-form.tsx';
import type { SavedAddress } from '../src/form/use-save-address.ts';
import { type AddressDouble, addressServices } from './address-services.ts';
import { erika } from './customers.ts';
import { addressEnvironment } from './environment.ts';

/** The setting of an address form. */
export interface AddressSetting {
  /** @default 'DE' */
  readonly site?: SiteKey;
  /** @default a customer who has just registered */
  readonly customer?: CustomerInfo;
  readonly start?: FormStart;
  readonly options?: PlanOptions;
  readonly services?: AddressDouble;
  /** Replaces calls of the double. */
  readonly calls?: Partial<AddressServices>;
}

/** The services of an address form, which remember what they were asked. */
export function watchedServices({ services, calls }: Pick<AddressSetting, 'services' | 'calls'> = {}) {
  const double = { ...addressServices(services), ...calls };
  return {
    ...double,
    save: vi.fn<(address: AddressToSave) => ReturnType<AddressServices['save']>>(double.save),
    validate: vi.fn<
      (...args: Parameters<AddressServices['validate']>) => ReturnType<AddressServices['validate']>
    >(double.validate),
    provinces: vi.fn<AddressServices['provinces']>(double.provinces),
    districts: vi.fn<AddressServices['districts']>(double.districts),
  };
}

/** Opens the form of an invoice address, and records its calls and events. */
export async function openAddress({
  site,
  customer = erika,
  start,
  options,
  ...doubles
}: AddressSetting = {}) {
  const addresses = watchedServices(doubles);
  const onSaved = vi.fn<(saved: SavedAddress) => void>();
  const { screen, onEvent } = await openFlow(
    <InvoiceAddressForm
      action="#"
      customer={customer}
      options={options}
      start={start}
      onSaved={onSaved}
      submit={<Button type="submit">OK</Button>}
    />,
    addressEnvironment,
    { ...(site ? { site } : {}), addresses },
  );
  return { screen, onEvent, onSaved, ...addresses };
}
