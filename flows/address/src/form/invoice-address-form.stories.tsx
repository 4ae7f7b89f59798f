import { Button } from '@crema/design-system';
import type { CustomerInfo } from '@crema/flow-domain';
import type { FormStart } from '@crema/flow-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { AddressDouble } from '../../test-support/address-services.ts';
import { erika, erikaOfCologne } from '../../test-support/customers.ts';
import { inAddressFlow } from '../../test-support/story-flow.tsx';
import { InvoiceAddressForm } from './invoice-address-form.tsx';

type Args = { customer: CustomerInfo; start: FormStart | undefined; services: AddressDouble };

const meta: Meta<Args> = {
  title: 'Flows/Invoice address',
  args: { customer: erika, start: undefined, services: {} },
  render: ({ customer, start, services }, context) =>
    inAddressFlow(services, context, (texts) => (
      <div className="mx-auto max-w-form py-6">
        <InvoiceAddressForm
          action="#"
          customer={customer}
          start={start}
          legend={texts.t('account.invoiceAddress.headline')}
          submit={
            <div className="mt-group">
              <Button type="submit">{texts.t('action.save')}</Button>
            </div>
          }
        />
      </div>
    )),
};

export default meta;

type Story = StoryObj<Args>;

/** The form in Germany right after a registration. The first name is known and cannot be changed. */
export const Germany: Story = {};

/** An address that was saved before, to be changed. */
export const Known: Story = { args: { customer: erikaOfCologne } };

const entered = (values: NonNullable<FormStart['values']>): Story => ({
  args: { start: { values: { 'address.lastName': 'Mustermann', ...values } } },
});

/** Staircase, floor and door are asked for in Austria alone. */
export const Austria: Story = { ...entered({ 'address.countryCode': 'AT' }), globals: { locale: 'de-AT' } };

/** As in Germany, with its own salutations and four digits. */
export const Switzerland: Story = { globals: { locale: 'de-CH' } };

/** A company gives its name and its contact person. */
export const Company: Story = entered({
  'address.salutation': 'COMPANY',
  'address.companyName': 'Kaffeerösterei Nord & Söhne',
});

/** The street comes first where addresses are written so. */
export const GreatBritain: Story = entered({ 'address.countryCode': 'GB' });

/** So it does in Ireland, whose codes are letters and digits. */
export const Ireland: Story = entered({ 'address.countryCode': 'IE' });

/** And in Latvia. */
export const Latvia: Story = entered({ 'address.countryCode': 'LV' });

/** A code in two parts, and the country's own beginning of a telephone number. */
export const Poland: Story = { ...entered({}), globals: { locale: 'pl-PL' } };

/** The telephone begins with the country's prefix. */
export const Hungary: Story = { ...entered({}), globals: { locale: 'hu-HU' } };

/** Province and district, a text area, the mobile telephone, the company's invoice. */
export const Turkey: Story = { globals: { locale: 'tr-TR' } };

/** An invoice for a company. */
export const TurkeyForACompany: Story = {
  ...entered({
    'address.countryCode': 'TR',
    'address.postalTown': 'İstanbul',
    'address.postalDistrict': 'Kadıköy',
    'address.companyInvoice': 'on',
    'address.companyType': 'INSTITUTIONAL',
  }),
  globals: { locale: 'tr-TR' },
};

const save = (root: HTMLElement) => userEvent.click(within(root).getByRole('button', { name: 'Speichern' }));

/** A refused submit leads to the first wrong field; code and town are missing together, which is said once. */
export const Wrong: Story = {
  play: async ({ canvasElement }) => {
    await save(canvasElement);
    await expect(
      await within(canvasElement).findByText('Die PLZ und der Ort sind Pflichtfelder.'),
    ).toBeVisible();
  },
};

/** Code and town do not belong together. */
export const Mismatch: Story = {
  args: { services: { mismatches: ['50667 München'] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText(/^PLZ/), '50667');
    await userEvent.type(page.getByLabelText(/^Ort/), 'München');
    await userEvent.tab();
    await expect(await page.findByText(/passt nicht zusammen/)).toBeVisible();
  },
};

/** The save failed; everything that was typed is still there. */
export const NotSaved: Story = {
  args: { customer: erikaOfCologne, services: { saved: { kind: 'failed', problem: 'technicalError' } } },
  play: async ({ canvasElement }) => {
    await save(canvasElement);
    await expect(
      await within(canvasElement).findByText(/konnte leider nicht gespeichert werden/),
    ).toBeVisible();
  },
};

const returned = (values: NonNullable<FormStart['values']>, choices: FormStart['choices']): Story => ({
  args: { start: { values: { 'address.lastName': 'Mustermann', ...values }, choices } },
});

/** Sent without JavaScript with a code alone, the form comes back with the code's towns to choose from. */
export const TownToChoose: Story = returned(
  { 'address.postalCode': '01067', 'address.streetAddress': 'Am Zwinger 1' },
  { 'address.postalTown': ['Dresden', 'Dresden-Altstadt'] },
);

/** Sent without JavaScript with a province, it comes back with the province's districts. */
export const DistrictToChoose: Story = {
  ...returned(
    { 'address.countryCode': 'TR', 'address.postalTown': 'Ankara' },
    { 'address.postalDistrict': ['Altındağ', 'Çankaya', 'Keçiören'] },
  ),
  globals: { locale: 'tr-TR' },
};

/** With the services away everything can be typed, and nothing is said. */
export const ServicesAway: Story = {
  args: { services: { away: true } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText(/^PLZ/), '506');
    await userEvent.type(page.getByLabelText(/^Ort/), 'Köln');
    await userEvent.tab();
    await expect(page.queryByRole('listbox')).toBeNull();
    await expect(page.getByLabelText(/^PLZ/)).toHaveValue('506');
  },
};
