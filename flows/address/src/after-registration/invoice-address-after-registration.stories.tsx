import { Heading } from '@crema/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { erika } from '../../test-support/customers.ts';
import { inAddressFlow } from '../../test-support/story-flow.tsx';
import { InvoiceAddressAfterRegistration } from './invoice-address-after-registration.tsx';

type Args = { celebrates: boolean };

/** Stands for a brand's mark. */
const mark = (
  <svg className="ds" viewBox="0 0 32 32" width="48" height="48">
    <circle cx="16" cy="16" r="15" fill="currentColor" />
    <circle cx="16" cy="16" r="10" className="fill-gold" />
  </svg>
);

const meta: Meta<Args> = {
  title: 'Flows/Welcome with invoice address',
  args: { celebrates: false },
  render: ({ celebrates }, context) =>
    inAddressFlow({}, context, (texts) => (
      <div className="mx-auto max-w-form p-6">
        <InvoiceAddressAfterRegistration
          action="#"
          customer={erika}
          headline={
            <Heading level={1}>{texts.t('address.success.headline', { firstName: erika.firstName })}</Heading>
          }
          mark={mark}
          skipTo="#shop"
          celebrates={celebrates}
        />
      </div>
    )),
};

export default meta;

type Story = StoryObj<Args>;

/** A customer who returns to the page sees no confetti. */
export const Welcome: Story = {};

/** Right after the registration confetti flies for a second; none with reduced motion. */
export const Celebrating: Story = { args: { celebrates: true } };

/** In Turkish. */
export const Turkey: Story = { globals: { locale: 'tr-TR' } };
