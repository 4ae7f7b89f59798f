import { checkoutFlow } from '@crema/flow-domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import messagesOf from 'virtual:crema-messages/all/checkout';
import { environmentOf } from '../../test-support/environment.ts';
import { siteOfStory } from '../../test-support/story-site.ts';
import { FlowForm } from '../form/flow-form.tsx';
import { FlowProvider } from '../provider/flow-provider.tsx';
import { AccountSection } from '../sections/account-section.tsx';
import { renderAccountField } from './account-fields.tsx';

type Args = { address: string };

const environment = environmentOf(messagesOf);

/** The account's fields by themselves: one that a form asks for has no other look. */
const meta: Meta<Args> = {
  title: 'Flows/E-mail address',
  args: { address: 'erika@gmial.com' },
  render: (_, { globals }) => {
    const site = siteOfStory(globals);
    return (
      <FlowProvider key={site} environment={environment(site, 'waiting')}>
        <div className="mx-auto max-w-form p-6">
          <FlowForm
            definition={checkoutFlow}
            renderField={(field) => renderAccountField(field) ?? null}
            id="account"
            action="#"
            send={() => new Promise(() => {})}
          >
            {(plan) => <AccountSection plan={plan} />}
          </FlowForm>
        </div>
      </FlowProvider>
    );
  },
  play: async ({ canvasElement, args: { address } }) => {
    const email = canvasElement.querySelector<HTMLInputElement>('[name=email]');
    if (!email) throw new Error('There is no field for an e-mail address.');
    await userEvent.type(email, address);
    await userEvent.tab();
  },
};

export default meta;

type Story = StoryObj<Args>;

const offers = async (root: HTMLElement, address: string) =>
  expect(await within(root).findByRole('button', { name: new RegExp(address) })).toBeVisible();

/** With a slip in its provider's name: another one is asked about, below the field and without holding anything up. */
export const Slip: Story = {
  play: async (context) => {
    await meta.play?.(context);
    await offers(context.canvasElement, 'erika@gmail.com');
  },
};

/** An address that is wrong and has a slip: the error comes first, then the question. */
export const WrongWithSlip: Story = {
  args: { address: 'erika@gmail,com' },
  play: async (context) => {
    await meta.play?.(context);
    await offers(context.canvasElement, 'erika@gmail.com');
    await expect(within(context.canvasElement).getByRole('textbox', { name: /Mail/ })).toBeInvalid();
  },
};

/** A long one breaks where the field ends. */
export const LongAddress: Story = {
  args: { address: 'maximiliane.alexandra.mustermann-beispielhausen@gmial.com' },
  play: async (context) => {
    await meta.play?.(context);
    await offers(context.canvasElement, 'beispielhausen@gmail.com');
  },
};
