import { FlowProvider } from '@crema/flow-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { siteOfStory } from '../../../form/test-support/story-site.ts';
import { cardEnvironment } from '../../test-support/environment.ts';
import { CardNotAvailable } from './card-not-available.tsx';

type Args = { message?: string; coffeeService: string | undefined };

const meta: Meta<Args> = {
  title: 'Flows/Card not available',
  args: { coffeeService: '#coffee' },
  render: (args, { globals }) => {
    const site = siteOfStory(globals);
    return (
      <FlowProvider key={site} environment={cardEnvironment(site, { kind: 'created', loginId: 'story' })}>
        <div className="mx-auto max-w-form p-6">
          <CardNotAvailable {...args} home="#shop" />
        </div>
      </FlowProvider>
    );
  },
};

export default meta;

type Story = StoryObj<Args>;

/** Why it is so, whom to ask, and two ways on. */
export const WithCoffeeService: Story = {};

/** A shop without a coffee service leads back alone. */
export const WithoutCoffeeService: Story = { args: { coffeeService: undefined } };

/** A shop explains it in its own words. */
export const OwnMessage: Story = {
  args: { message: 'Für Unternehmen gibt es ab Frühjahr eine eigene Karte.' },
};
