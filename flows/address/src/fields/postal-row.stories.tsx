import { invoiceAddressFlow } from '@crema/flow-domain';
import { FlowForm, FlowProvider } from '@crema/flow-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { siteOfStory } from '../../../form/test-support/story-site.ts';
import { addressServices, type AddressDouble } from '../../test-support/address-services.ts';
import { addressEnvironment } from '../../test-support/environment.ts';
import { addressRows } from '../form/address-rows.ts';
import { PostalRow } from './postal-row.tsx';
import { renderAddressField } from './render-address-field.tsx';

type Args = { services: AddressDouble; of: 'postal' | 'street' };

/** Code and town alone, or the street, with room for what opens below them. */
const meta: Meta<Args> = {
  title: 'Flows/Postal code and town',
  args: { services: {}, of: 'postal' },
  render: ({ services, of }, { globals }) => {
    const site = siteOfStory(globals);
    const environment = addressEnvironment(
      site,
      { kind: 'created', loginId: 'story' },
      { addresses: addressServices(services) },
    );
    return (
      <FlowProvider key={site} environment={environment}>
        <div className="mx-auto max-w-form py-6">
          <FlowForm
            id="postal"
            action="#"
            definition={invoiceAddressFlow}
            renderField={renderAddressField}
            send={() => Promise.resolve(undefined)}
          >
            {(plan) =>
              addressRows(plan.fields, false).map((row) => {
                const [field] = row.fields;
                if (of === 'postal' && row.kind === 'postal') {
                  return (
                    <div key="postal" className="min-h-dvh">
                      <PostalRow fields={row.fields} path="address" />
                    </div>
                  );
                }
                return of === field?.kind ? (
                  <div key="street" className="min-h-dvh">
                    {renderAddressField(field)}
                  </div>
                ) : null;
              })
            }
          </FlowForm>
        </div>
      </FlowProvider>
    );
  },
};

export default meta;

type Story = StoryObj<Args>;

/** Codes that begin with what was typed, which is set off by its weight; the town stands beside each. */
export const OfACode: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText(/^PLZ/), '506');
    // Testing Library leaves out the space of a name whose text a program has put into elements.
    await expect(await page.findByRole('option', { name: /^50668 ?Köln$/ })).toBeVisible();
  },
};

/** The same from the town. */
export const OfATown: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText(/^Ort/), 'kö');
    // Testing Library leaves out the space of a name whose text a program has put into elements.
    await expect(await page.findByRole('option', { name: /^50668 ?Köln$/ })).toBeVisible();
  },
};

/** Nothing begins so: the shopper just types on. */
export const None: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText(/^Ort/), 'Xanadu');
    await expect(await page.findByText('Keine passende Adresse gefunden.')).toBeVisible();
  },
};

/** Streets of an address service; a chosen one fills code and town as well. */
export const OfAStreet: Story = {
  args: {
    of: 'street',
    services: {
      streets: ['50996', '51143', '51519'].map((zipcode) => ({
        street: 'Hauptstraße',
        zipcode,
        city: 'Köln',
      })),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText(/^Straße/), 'haup');
    await expect(await page.findByRole('option', { name: /51143/ })).toBeVisible();
  },
};

/** The answer takes its time. */
export const Slow: Story = {
  args: { services: { slow: 100_000 } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText(/^PLZ/), '5');
    await expect(await page.findByText('Einen Moment bitte.')).toBeVisible();
  },
};
