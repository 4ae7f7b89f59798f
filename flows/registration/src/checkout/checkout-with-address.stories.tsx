import type { PlanOptions } from '@crema/flow-domain';
import { FlowProvider, type FormStart } from '@crema/flow-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Answer } from '../../../form/test-support/environment.ts';
import { erika } from '../../../form/test-support/erika.ts';
import { siteOfStory } from '../../../form/test-support/story-site.ts';
import { addressCheckoutEnvironment } from '../../test-support/environment.ts';
import { CheckoutWithAddress } from './checkout-with-address.tsx';

type Args = { options: PlanOptions; start: FormStart; outcome: Answer };

const meta: Meta<Args> = {
  title: 'Flows/Checkout with address',
  args: { options: {}, start: {}, outcome: { kind: 'created', loginId: 'story' } },
  render: ({ options, start, outcome }, { globals }) => {
    const site = siteOfStory(globals);
    return (
      <FlowProvider key={site} environment={addressCheckoutEnvironment(site, outcome)}>
        <div className="mx-auto max-w-form p-6">
          <CheckoutWithAddress action="#" options={options} start={start} />
        </div>
      </FlowProvider>
    );
  },
};

export default meta;

type Story = StoryObj<Args>;

/** As it is opened in Germany: the password is a choice, the address is not. */
export const Germany: Story = {};

/** A shop that wants an account from everybody. */
export const PasswordRequired: Story = { args: { options: { passwordRequired: true } } };

/** An order without an account: no password is asked for. */
export const Guest: Story = { args: { options: { hidePassword: true } } };

/** The address has a province, a district and a mobile telephone; without a password the order is a guest's. */
export const Turkey: Story = { globals: { locale: 'tr-TR' } };

/** Staircase, floor and door are asked for as well. */
export const Austria: Story = { globals: { locale: 'de-AT' } };

/** The two names below each other, also where there is room. */
export const NamesStacked: Story = { args: { options: { namesStacked: true } } };

/** A company gives its contact person, and no birth date. */
export const Company: Story = { args: { start: { values: { 'personalData.salutation': 'COMPANY' } } } };

/** Submitted without an address: its first field has the focus. */
export const AddressMissing: Story = {
  args: { start: { values: erika } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Weiter' }));
    await expect((await page.findAllByText('Bitte korrigieren Sie Ihre Angaben.'))[0]).toBeVisible();
    // Its list may be on its way yet.
    await waitFor(() => expect(page.getByRole('combobox', { name: /^PLZ/ })).toHaveFocus(), {
      timeout: 10_000,
    });
  },
};
