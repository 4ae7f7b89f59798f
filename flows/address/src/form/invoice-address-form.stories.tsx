import { Button } from '@crema/design-system';
import type { CustomerInfo } from '@crema/flow-domain';
import { FlowProvider, type FormStart } from '@crema/flow-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { siteOfStory } from '../../../form/test-support/story-site.ts';
import { addressServices, type AddressDouble } from '../../test-support/address-services.ts';
import { erika, erikaOfCologne } from '../../test-support/customers.ts';
import { addressEnvironment } from '../../test-support/environment.ts';
import { InvoiceAddressForm } from './invoice-address-form.tsx';

type Args = { customer: CustomerInfo; start: FormStart | undefined; services: AddressDouble };

const meta: Meta<Args> = {
  title: 'Flows/Invoice address',
  args: { customer: erika, start: undefined, services: {} },
  render: ({ customer, start, services }, { globals }) => {
    const site = siteOfStory(globals);
    const environment = addressEnvironment(
      site,
      { kind: 'created', loginId: 'story' },
      { addresses: addressServices(services) },
    );
    return (
      <FlowProvider key={site} environment={environment}>
        <div className="mx-auto max-w-form p-6">
          <InvoiceAddressForm
            action="#"
            customer={customer}
            start={start}
            legend={environment.texts.t('account.invoiceAddress.headline')}
          >
            <div className="mt-group">
              <Button type="submit">{environment.texts.t('action.save')}</Button>
            </div>
          </InvoiceAddressForm>
        </div>
      </FlowProvider>
    );
  },
};

export default meta;

type Story = StoryObj<Args>;

/** As it is opened in Germany by somebody who has just registered: the first name is known and stays. */
export const Germany: Story = {};

/** An address that was saved before, to be changed. */
export const Known: Story = { args: { customer: erikaOfCologne } };

const entered = (values: NonNullable<FormStart['values']>): Story => ({
  args: { start: { values: { 'address.lastName': 'Mustermann', ...values } } },
});

/** Staircase, floor and door are asked for in Austria alone. */
export const Austria: Story = { ...entered({ 'address.countryCode': 'AT' }), globals: { locale: 'de-AT' } };

/** The street comes first where addresses are written so. */
export const GreatBritain: Story = entered({ 'address.countryCode': 'GB' });

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
