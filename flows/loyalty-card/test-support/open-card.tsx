import type { CustomerInfo, PlanOptions } from '@crema/flow-domain';
import type { AddressToSave, AddressServices, FormStart } from '@crema/flow-form';
import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addressServices } from '../../address/test-support/address-services.ts';
import { openFlow } from '../../form/test-support/open-flow.tsx';
import { LoyaltyCardRegistration } from '../src/form/loyalty-card-registration.tsx';
import { cardEnvironment } from './environment.ts';

type Setting = Parameters<typeof openFlow>[2] & {
  /** The customer who is logged in. @default none */
  readonly customer?: CustomerInfo;
  readonly options?: PlanOptions;
  readonly values?: FormStart['values'];
  /** Fetches what the address form needs beside its script. @default nothing more is needed */
  readonly prepareAddress?: () => Promise<unknown>;
};

/** Opens the registration for the loyalty card, and records its calls and events. */
export async function openCard({ customer, options, values, prepareAddress, ...setting }: Setting = {}) {
  const asked = { editDialogEnabled: true, ...options, customer };
  const double = addressServices();
  const save = vi.fn<(address: AddressToSave) => ReturnType<AddressServices['save']>>((address) =>
    double.save(address),
  );
  const opened = await openFlow(
    <LoyaltyCardRegistration
      action="#"
      addressAction="#"
      addressPage="#address"
      options={asked}
      start={values && { values }}
      prepareAddress={prepareAddress}
      notice={<p>The notice</p>}
    />,
    cardEnvironment,
    { addresses: { ...double, save }, ...setting },
  );
  return { ...opened, save };
}

/** The radio of a layout. */
export const layout = (name: 'Digital' | 'Plastikkarte') =>
  page.getByRole('radio', { name: new RegExp(name) });

/** A field of the address that a plastic card is sent to. */
export const postalCode = () => page.getByRole('combobox', { name: /^PLZ/ });

/** Presses the button that asks for the card. */
export const send = () => userEvent.click(page.getByRole('button', { name: 'CremaCard anfordern' }));

/** The consents that the card needs in Germany. */
export const agreed = { 'consents.cardTermsAndConditions': 'on', 'consents.newsletter': 'on' } as const;

/** Enters an address in Germany. */
export async function enterAddress() {
  await userEvent.fill(postalCode(), '50667');
  await userEvent.fill(page.getByRole('combobox', { name: /^Ort/ }), 'Köln');
  await userEvent.fill(page.getByRole('textbox', { name: /^Straße/ }), 'Domkloster 4');
}

/** The texts of the form that can be seen: not those for screen readers alone. */
export function shownTexts(): readonly string[] {
  const form = document.querySelector('form');
  return Array.from(form?.querySelectorAll('*') ?? [])
    .filter((each) => each.getBoundingClientRect().height > 4)
    .flatMap(({ childNodes }) => Array.from(childNodes).filter((node) => node instanceof Text))
    .map(({ data }) => data.trim());
}
